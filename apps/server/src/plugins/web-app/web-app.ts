import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import type { Language } from '@sangamam/contract/phrases/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { noteError, sendRefusal } from '#server/http/errors/answer-error.ts';
import type { Maintenance } from '#server/features/conventions/site-settings/maintenance.ts';
import { retrySeconds } from '#server/plugins/operations/maintenance.ts';
import { inRequestScope, scopeOf } from '#server/http/request/request-scope.ts';
import { chosenLanguage } from '#server/http/request/chosen-language.ts';
import { inProcessHeaders } from '#server/http/request/in-process.ts';

import { addLanguageChoice } from './language-choice.ts';
import { pagePolicy } from './content-security-policy.ts';
import { nonceLength, type SplitPage } from './split-page.ts';
import { addDevelopmentBuild } from './development-build.ts';
import { pageLanguage, type BuildVersions } from './page-language.ts';
import { addProductionBuild } from './production-build.ts';
import { createRenderAllowance } from './render-allowance.ts';
import { createRenderPlaces } from './render-places.ts';
import { createSite, isManifest } from './site.ts';
import { busyRetrySeconds, type FetchApi, type WebBuilds } from './render-page.ts';

/** Calls `app` without a network: pages use the API like any client, with all its checks. */
function fetchInProcess(app: FastifyInstance): FetchApi {
  return async (request) => {
    if (request.method !== 'GET') throw new Error('Pages only read: they change things from the browser.');
    const { pathname, search } = new URL(request.url);
    const answer = await app.inject({
      method: 'GET',
      url: `${pathname}${search}`,
      headers: { ...Object.fromEntries(request.headers), ...inProcessHeaders },
    });
    const contentType = answer.headers['content-type'] ?? 'application/json';
    return new Response(new Uint8Array(answer.rawPayload), {
      status: answer.statusCode,
      headers: { 'content-type': contentType },
    });
  };
}

export interface WebAppOptions {
  /** `production` serves the build; `development` compiles on demand with hot module replacement. */
  mode: 'development' | 'production';
  /** The public URL of the site; only its scheme and host are used. */
  publicUrl: string;
  /** How pages call the API; in process by default. */
  fetchApi?: FetchApi;
  /** The maintenance under way; documents other than the back office's then say so. Never closed where absent. */
  maintenance?: () => Promise<Maintenance | undefined>;
  /** Folder of the web app; the workspace's by default. */
  root?: string;
}

/**
 * Serves the site: the files of the build, and a page for every other URL without a route. Rendering does not depend on
 * the visitor (the session stays in the browser), so one rendering, compressed once, serves everybody of a language for a
 * moment; only the nonce of the content security policy is new in each response. A client with the current page gets
 * 304. A URL is reduced to what its page depends on; few pages are rendered at a time, and a network can have only so many
 * open-ended addresses rendered. While a page cannot be had, 503 is answered with the last rendering, or else with a page
 * that says so and opens again by itself. Pages are in English for everybody who has not chosen Malayalam, and the back
 * office always.
 */
export async function addWebApp(app: FastifyInstance, options: WebAppOptions): Promise<void> {
  const { mode, publicUrl, fetchApi = fetchInProcess(app), root = workspaceOfTheSite } = options;
  const { maintenance = async () => undefined } = options;
  const isProduction = mode === 'production';
  const builds = isProduction ? await addProductionBuild(app, root) : await addDevelopmentBuild(app, root);
  const inPlace = createRenderPlaces();
  const sitesOf = (language: Language) =>
    createSite({ build: builds[language], inPlace, ...options, fetchApi, log: app.log });
  const sites = { en: sitesOf('en'), ml: sitesOf('ml') };
  addLanguageChoice(app, { publicUrl });
  const mayRender = createRenderAllowance();
  const isSecure = publicUrl.startsWith('https:');
  const languageOf = async (request: FastifyRequest) =>
    pageLanguage(urlOf(request), chosenLanguage(request), await versionsOf(builds));

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (request, reply) => {
      const language = await languageOf(request);
      const closed = isDocument(urlOf(request)) && !isForStaff(urlOf(request)) && (await maintenance());
      if (closed) {
        reply.header('retry-after', String(retrySeconds(closed, app.now())));
        const page = await sites[language].closedPage(closed.note);
        return sendPage(request, reply, { page, language, isProduction, isSecure });
      }
      const admit = () => mayRender(request.ip);
      const page = await inRequestScope(scopeOf(request), () => sites[language].find(urlOf(request), admit));
      return sendPage(request, reply, { page, language, isProduction, isSecure });
    },
    // oxlint-disable-next-line typescript/no-misused-promises -- the framework waits for it as for a handler
    errorHandler: async (error, request, reply) => {
      const refusal = noteError(error, request);
      if (!passing.has(refusal.status) || !isDocument(urlOf(request))) return sendRefusal(reply, refusal);
      const language = await languageOf(request);
      const page = await sites[language].busyPage();
      reply.header('retry-after', String(refusal.retryAfterSeconds ?? busyRetrySeconds));
      return sendPage(request, reply, {
        page: { ...page, status: refusal.status },
        language,
        isProduction,
        isSecure,
      });
    },
  });
}

/** Refusals that end by themselves. */
const passing = new Set([429, 503]);

function urlOf(request: FastifyRequest): string {
  return request.raw.url ?? '/';
}

/** Whether a person reads the answer, and not the scripts of a page. */
function isDocument(url: string): boolean {
  return !isManifest(url) && !(url.split('?', 1)[0] ?? '').endsWith('.data');
}

/** What staff need to come in while the site is closed; their session is not known to a page. */
function isForStaff(url: string): boolean {
  return /^\/(?:admin|login)(?:[/?]|$)/u.test(url);
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  {
    page,
    language,
    isProduction,
    isSecure,
  }: { page: SplitPage; language: Language; isProduction: boolean; isSecure: boolean },
): FastifyReply {
  reply.status(page.status);
  // A page may set its own caching; the browser may cache all others but must revalidate them.
  reply.header('cache-control', 'private, no-cache');
  for (const [name, value] of page.headers) reply.header(name, value);
  reply.header('vary', 'accept-encoding, cookie');
  reply.header('content-language', language);
  if (page.etag !== undefined) {
    reply.header('etag', page.etag);
    if (fresh(request.headers, { etag: page.etag })) {
      // The cached page has the nonce of its cached policy; a new policy would block all its scripts.
      return reply.removeHeader('content-security-policy').removeHeader('content-type').code(304).send();
    }
  }
  const nonce = isProduction ? randomBytes(nonceLength * 0.75).toString('base64') : undefined;
  reply.header('content-security-policy', pagePolicy({ nonce, isSecure }));
  if (nonce === undefined) return reply.send(page.plain(''));
  if (!page.gzipped || !takesGzip(request)) return reply.send(page.plain(nonce));
  return reply.header('content-encoding', 'gzip').send(page.gzipped(nonce));
}

async function versionsOf(builds: WebBuilds): Promise<BuildVersions> {
  const [en, ml] = await Promise.all([builds.en.load(), builds.ml.load()]);
  return { en: en.assets.version, ml: ml.assets.version };
}

function takesGzip(request: FastifyRequest): boolean {
  return negotiate((request.headers['accept-encoding'] ?? '').toLowerCase(), ['gzip']) !== null;
}

const workspaceOfTheSite = path.resolve(import.meta.dirname, '../../../../web');
