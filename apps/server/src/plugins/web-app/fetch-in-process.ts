import type { FastifyInstance } from 'fastify';

import { inProcessHeaders } from '#server/http/request/in-process.ts';
import type { FetchApi } from './render-page.ts';

/** Calls `app` without a network: pages use the API like any client, with all its checks. */
export function fetchInProcess(app: FastifyInstance): FetchApi {
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
