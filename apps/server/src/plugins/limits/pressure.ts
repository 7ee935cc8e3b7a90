import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

/** Answers 503 with `Retry-After` while the event loop lags far behind, so that running requests can finish. */
export async function addPressureRelief(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: 2_000,
    sampleInterval: 1_000,
    retryAfter: 5,
    pressureHandler: async (request, _reply, type) => {
      const path = request.routeOptions.url;
      if (path === '/healthz' || path === '/metrics') return;
      request.log.warn({ pressure: type }, 'turned away under pressure');
      throw Object.assign(new Error('Under pressure'), { statusCode: 503 });
    },
  });
}
