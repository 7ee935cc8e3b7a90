import type { FastifyInstance } from 'fastify';

import type { TrustProxy } from '#server/http/create-server.ts';

/**
 * Warns once when the site seems to run behind a proxy while `TRUST_PROXY` is off: every visitor then has the proxy's
 * address, and all share the limits of one network. Only once, because anyone can send these headers.
 */
export function addForwardedCalls(app: FastifyInstance, { trustProxy }: { trustProxy: TrustProxy }): void {
  if (trustProxy !== false) return;
  let hasWarned = false;
  app.addHook('onRequest', (request, _reply, done) => {
    const { forwarded, 'x-forwarded-for': forwardedFor } = request.headers;
    if (!hasWarned && (forwarded !== undefined || forwardedFor !== undefined)) {
      hasWarned = true;
      request.log.warn(
        'calls come through a proxy, but TRUST_PROXY is off: all visitors count as one network for the limits',
      );
    }
    done();
  });
}
