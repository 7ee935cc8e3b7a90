import { randomUUID } from 'node:crypto';
import type { Language } from '@sangamam/contract/phrases/language';
import type { FastifyBaseLogger } from 'fastify';
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router';

import { hideAccountLinks } from '#server/features/mail/outbox/account-link.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { currentRequest } from '#server/http/request/request-scope.ts';

import type { RenderedPage } from './split-page.ts';

/** Seconds after which the page that says that the site is busy opens again by itself. */
export const busyRetrySeconds = 5;

/** Calls the API like `fetch`. */
export type FetchApi = (request: Request) => Promise<Response>;

/** The context of a page's loaders and its document. The web app declares the same shape. */
interface PageContext {
  nonce: string | undefined;
  fetchApi: FetchApi;
  styleSheet: (address: string) => string | undefined;
  logError: (error: unknown) => void;
}

/** The build that renders pages. */
export interface WebBuild {
  load: () => Promise<ServerBuild>;
  /** Returns the text of a style sheet by its URL when pages inline it; `undefined` when they link to it. */
  styleSheet: (address: string) => string | undefined;
}

/** One build for each language: phrases are inlined where they are shown. */
export type WebBuilds = Readonly<Record<Language, WebBuild>>;

export interface PageRendererOptions {
  build: WebBuild;
  mode: 'development' | 'production';
  publicUrl: string;
  fetchApi: FetchApi;
  log: FastifyBaseLogger;
}

/**
 * Renders pages by URL. The renderer sees only the URL of the visitor's request, no header and no cookie, so the result
 * can be shared.
 *
 * @throws AppError SERVICE_UNAVAILABLE where the API was unavailable or the rendering took too long
 */
export function createPageRenderer({
  build: { load, styleSheet },
  mode,
  publicUrl,
  fetchApi,
  log,
}: PageRendererOptions) {
  const { origin } = new URL(publicUrl);
  const handlerOf = createHandlers(mode);
  return async (address: string): Promise<RenderedPage> => {
    const build = await load();
    const placeholder = mode === 'production' ? `nonce-${randomUUID()}` : undefined;
    const context = new RouterContextProvider();
    const logError = (error: unknown): void => {
      const requestId = currentRequest()?.requestId;
      log.error({ err: error, page: hideAccountLinks(pathOf(address)), requestId }, 'page failed');
    };
    let isUnavailable = false;
    const watchedFetch: FetchApi = async (request) => {
      const answer = await fetchApi(request);
      isUnavailable ||= answer.status === 503;
      return answer;
    };
    context.set(contextKeyOf(build), { nonce: placeholder, fetchApi: watchedFetch, styleSheet, logError });
    const request = new Request(new URL(sameOrigin(address), origin), { headers: { accept: '*/*' } });
    const response = await handlerOf(build)(request, context);
    // A page that failed because the API was unavailable may work on the next try.
    if (response.status === 503 || (isUnavailable && response.status >= 500))
      throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: busyRetrySeconds });
    return {
      status: response.status,
      headers: [...response.headers].filter(([name]) => name !== 'content-length'),
      body: Buffer.from(await response.arrayBuffer()),
      placeholder,
    };
  };
}

/** What a handler derives from all routes is derived once; in development each change makes a new build. */
function createHandlers(mode: PageRendererOptions['mode']) {
  let current: { build: ServerBuild; handle: ReturnType<typeof createRequestHandler> } | undefined;
  return (build: ServerBuild) => {
    if (current?.build !== build) current = { build, handle: createRequestHandler(build, mode) };
    return current.handle;
  };
}

/** The web app's own context key; a key imported here would be a different object. */
function contextKeyOf(build: ServerBuild): RouterContext<PageContext> {
  const { appContext } = build.entry.module as unknown as { appContext?: RouterContext<PageContext> };
  if (!appContext) throw new Error('The build of the web app does not export its context.');
  return appContext;
}

/** `//host/path` would be parsed as another host. */
function sameOrigin(address: string): string {
  return address.replace(/^[/\\]{2,}/u, '/');
}

/** The path without the query, which may contain data that must not be logged. */
function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? address;
}
