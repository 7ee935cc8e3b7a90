import { randomBytes } from 'node:crypto';
import path from 'node:path';

import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { pagePolicy } from './web-app/content-security-policy.ts';
import { addDevelopmentBuild } from './web-app/development-build.ts';
import { fetchInProcess } from './web-app/fetch-in-process.ts';
import { createPageCache } from './web-app/page-cache.ts';
import { addProductionBuild } from './web-app/production-build.ts';
import { createPageRenderer, withNonce, type FetchApi, type RenderedPage } from './web-app/render-page.ts';

export interface WebAppOptions {
  /** `production` serves the build, `development` compiles on demand and swaps changed modules in the browser. */
  mode: 'development' | 'production';
  /** Address of the site as people see it; only its scheme and host are read. */
  publicUrl: string;
  /** How pages ask the API; in process where absent. */
  fetchApi?: FetchApi;
  /** Folder of the web app; the workspace's where absent. */
  root?: string;
}

/**
 * Serves the site: files of the build, and every address that nothing else claims as a page. Pages are rendered without
 * looking at who asks (sessions live in the browser), so one rendering serves everybody for a moment; only the nonce of
 * the content security policy is made anew for each answer.
 */
export async function addWebApp(app: FastifyInstance, options: WebAppOptions): Promise<void> {
  const { mode, publicUrl, fetchApi = fetchInProcess(app), root = workspaceOfTheSite } = options;
  const isProduction = mode === 'production';
  const loadBuild = isProduction ? await addProductionBuild(app, root) : await addDevelopmentBuild(app, root);
  const render = createPageRenderer({ loadBuild, mode, publicUrl, fetchApi, log: app.log });
  const find = isProduction ? createPageCache(render) : render;

  await app.register(async (scope) => {
    await scope.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
    scope.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const page = await find(request.raw.url ?? '/');
        return sendPage(reply, page, { isProduction, isSecure: publicUrl.startsWith('https:') });
      },
    });
  });
}

function sendPage(
  reply: FastifyReply,
  page: RenderedPage,
  { isProduction, isSecure }: { isProduction: boolean; isSecure: boolean },
): FastifyReply {
  const nonce = isProduction ? randomBytes(18).toString('base64') : undefined;
  reply.status(page.status);
  // Pages of their own mind say so; the others may be shown again, but not without asking.
  reply.header('cache-control', 'private, no-cache');
  for (const [name, value] of page.headers) reply.header(name, value);
  reply.header('content-security-policy', pagePolicy({ nonce, isSecure }));
  return reply.send(nonce === undefined ? page.body : withNonce(page, nonce));
}

const workspaceOfTheSite = path.resolve(import.meta.dirname, '../../../web');
