import type { FastifyInstance, FastifyRequest } from 'fastify';

import { hideAccountLinks } from '#server/features/mail/outbox/account-link.ts';
import { networkPrefixOf } from '#server/http/limits/client-network.ts';
import type {} from '#server/http/endpoints/route.ts';

/** Routes that machines poll all day, and static files of the build. */
const everyday = /^\/(healthz|readyz|metrics|assets\/)/u;

/**
 * Logs one line per response, at `info`; at `debug` for probes and files of the build. The line has the route pattern
 * and not the URL, so that it contains no query and no token, and the client network truncated to /24 or /48.
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

/** The route pattern. All pages share one route, so for a page it is the path without query and token. */
function pathOf(request: FastifyRequest): string {
  const { url = '/*' } = request.routeOptions;
  if (!url.endsWith('*')) return url;
  const path = hideAccountLinks(request.url.split('?', 1)[0] ?? '');
  return path.replace(/^\/driver\/[^/]+/u, '/driver/hidden-link').slice(0, 200);
}
