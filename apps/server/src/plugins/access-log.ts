import type { FastifyInstance, FastifyRequest } from 'fastify';

import { hideAccountLinks } from '#server/features/outbox/account-link.ts';
import { networkPrefixOf } from '#server/http/limits/client-network.ts';
import type {} from '#server/http/endpoints/route.ts';

/** Routes that machines ask all day, and files of the build. */
const everyday = /^\/(healthz|readyz|metrics|assets\/)/u;

/**
 * One line for each answer, at `info`; at `debug` for probes and files of the build. It names the route instead of the
 * address, so that it has no query and no token, and the network cut to /24 or /48.
 */
export function addAccessLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const path = pathOf(request);
    request.log[everyday.test(path) ? 'debug' : 'info'](
      {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        network: networkPrefixOf(request.ip),
        actorId: request.actor?.userId,
      },
      'answered',
    );
    done();
  });
}

/** The route as it is declared; of a page, which all share one, the address without its query and without a token. */
function pathOf(request: FastifyRequest): string {
  const { url = '/*' } = request.routeOptions;
  if (!url.endsWith('*')) return url;
  return hideAccountLinks(request.url.split('?', 1)[0] ?? '').slice(0, 200);
}
