import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';

import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';

import type { WebBuilds } from './render-page.ts';

/**
 * Compiles the web app on demand in this process; hot updates reach the browser over the same port. In one language
 * whatever the visitor chose: English, or Malayalam when started with `SITE_LANGUAGE=ml`.
 */
export async function addDevelopmentBuild(app: FastifyInstance, root: string): Promise<WebBuilds> {
  const [{ createServer }, { default: middie }] = await Promise.all([
    import('vite'),
    import('@fastify/middie'),
  ]);
  const vite = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  await app.register(middie);
  app.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    if (isOurs(request.url ?? '/')) next();
    else vite.middlewares(request, response, next);
  });
  const load = async () => {
    try {
      return (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      throw error;
    }
  };
  const build = { load, styleSheet: () => undefined };
  return { en: build, ml: build };
}

/** True for URLs that the server handles itself and not the web app. */
function isOurs(address: string): boolean {
  return /^\/(?:v1\/|language\/|docs(?:\/|$)|healthz|readyz|metrics)/u.test(address);
}
