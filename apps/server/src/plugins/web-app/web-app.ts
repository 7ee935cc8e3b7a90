import { randomBytes } from 'node:crypto';
import path from 'node:path';

import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';

import { networkPrefixOf } from '#server/http/limits/client-network.ts';
import { inRequestScope } from '#server/http/request/request-scope.ts';
import { pagePolicy } from './content-security-policy.ts';
import { cutPage, nonceLength, type CutPage } from './cut-page.ts';
import { addDevelopmentBuild } from './development-build.ts';
import { fetchInProcess } from './fetch-in-process.ts';
import { createPageCache, type FindPage } from './page-cache.ts';
import { addProductionBuild } from './production-build.ts';
import { createRenderAllowance } from './render-allowance.ts';
import { createPageRenderer, type FetchApi } from './render-page.ts';

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
 * looking at who asks (sessions live in the browser), so one rendering, compressed once, serves everybody for a moment;
 * only the nonce of the content security policy is made anew for each answer. Who has the page already gets 304. While
 * the database is away, pages are answered with 503 and the last one that was rendered. A network can have only so many
 * addresses rendered that nobody linked to.
 */
export async function addWebApp(app: FastifyInstance, options: WebAppOptions): Promise<void> {
  const { mode, publicUrl, fetchApi = fetchInProcess(app), root = workspaceOfTheSite } = options;
  const isProduction = mode === 'production';
  const build = isProduction ? await addProductionBuild(app, root) : await addDevelopmentBuild(app, root);
  const renderPage = createPageRenderer({ build, mode, publicUrl, fetchApi, log: app.log });
  const render = async (address: string) => cutPage(await renderPage(address));
  const find: FindPage = isProduction ? createPageCache(render) : render;
  const mayRender = createRenderAllowance();
  const isSecure = publicUrl.startsWith('https:');

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const scope = { requestId: request.id, network: networkPrefixOf(request.ip) };
      const address = request.raw.url ?? '/';
      const admit = isManifest(address) ? undefined : () => mayRender(request.ip);
      const page = await inRequestScope(scope, () => find(address, admit));
      return sendPage(request, reply, { page, isProduction, isSecure });
    },
  });
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, isProduction, isSecure }: { page: CutPage; isProduction: boolean; isSecure: boolean },
): FastifyReply {
  reply.status(page.status);
  // Pages of their own mind say so; the others may be shown again, but not without asking.
  reply.header('cache-control', 'private, no-cache');
  for (const [name, value] of page.headers) reply.header(name, value);
  reply.header('vary', 'accept-encoding');
  if (page.etag !== undefined) {
    reply.header('etag', page.etag);
    if (fresh(request.headers, { etag: page.etag })) {
      // What the browser keeps carries the nonce of the policy that it keeps: a new policy would fit no script of it.
      return reply.removeHeader('content-security-policy').removeHeader('content-type').code(304).send();
    }
  }
  const nonce = isProduction ? randomBytes(nonceLength * 0.75).toString('base64') : undefined;
  reply.header('content-security-policy', pagePolicy({ nonce, isSecure }));
  if (nonce === undefined) return reply.send(page.plain(''));
  if (!page.gzipped || !takesGzip(request)) return reply.send(page.plain(nonce));
  return reply.header('content-encoding', 'gzip').send(page.gzipped(nonce));
}

/**
 * Browsers ask for a part of the route manifest with every new set of links on a page: no page is rendered for it, and a
 * hall full of families behind one address asks often.
 */
function isManifest(address: string): boolean {
  return address.startsWith('/__manifest?');
}

function takesGzip(request: FastifyRequest): boolean {
  return negotiate((request.headers['accept-encoding'] ?? '').toLowerCase(), ['gzip']) !== null;
}

const workspaceOfTheSite = path.resolve(import.meta.dirname, '../../../../web');
