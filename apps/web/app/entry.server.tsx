import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';

import { renderToPipeableStream } from 'react-dom/server';
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';

import { appContext } from './app-context.ts';
import { arrangeDocument } from './delivery/arrange-document.ts';
import { NonceContext } from './nonce.ts';

export { appContext } from './app-context.ts';
export { renderBusyPage } from './shell/render-busy-page.tsx';

/** How long one page may take to render before it is given up, in milliseconds: all its data is there by then. */
const renderTimeout = 10_000;

/** Renders a page to the end: pages are small, hold nothing deferred and are kept for a moment by the server. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, styleSheet, logError } = loadContext.get(appContext);
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} {...(nonce && { nonce })} />
      </NonceContext>,
      {
        ...(nonce && { nonce }),
        onAllReady() {
          clearTimeout(timer);
          const body = new PassThrough();
          headers.set('content-type', 'text/html; charset=utf-8');
          text(body).then((html) => {
            const page = arrangeDocument(html, { nonce, textOf: styleSheet });
            resolve(new Response(page, { status: failed ? 500 : status, headers }));
          }, reject);
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
        onError(error) {
          failed = true;
          logError(error);
        },
      },
    );
    const timer = setTimeout(() => {
      // The processor is taken: the next try may work.
      resolve(new Response(null, { status: 503 }));
      abort(new Error('The page took too long to render.'));
    }, renderTimeout);
  });
}

/** Errors of loaders go to the server's log, not to the console. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  context.get(appContext).logError(error);
};
