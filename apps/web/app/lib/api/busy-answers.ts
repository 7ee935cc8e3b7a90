import type { AnyEndpoint, Endpoint } from '@sangamam/contract/http/endpoint';

import * as phrases from '#phrases/busy-call.ts';
import { showBusy } from './busy-notice.ts';

/** A call is sent at most this often while the server is busy. */
const mostTries = 3;
/** A longer time is left to the person. */
const longestRetryAfter = 10;

/**
 * Sends a call that was answered "busy" again, for as long as the server says when to come back. Those who were refused
 * together come back one by one: between once and twice that time later. Calls that could have a second effect are left to
 * the person.
 */
export async function repeatWhileBusy(
  endpoint: AnyEndpoint,
  first: Response,
  { send, signal }: { send: () => Promise<Response>; signal: AbortSignal | undefined },
): Promise<Response> {
  let response = first;
  for (let tries = 1; tries < mostTries && response.status === 503; tries += 1) {
    const retryAfter = Number(response.headers.get('retry-after'));
    if (!(retryAfter > 0 && retryAfter <= longestRetryAfter) || !isRepeatable(endpoint)) break;
    const waitMs = retryAfter * 1_000 * (1 + Math.random());
    showBusy(phrases.tryingAgain, waitMs);
    await pause(waitMs, signal);
    response = await send();
  }
  return response;
}

function isRepeatable(endpoint: AnyEndpoint): boolean {
  const { method, takesIdempotencyKey, limit } = endpoint as Endpoint;
  return method !== 'POST' || takesIdempotencyKey === true || limit === 'login';
}

function pause(forMs: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, forMs);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
