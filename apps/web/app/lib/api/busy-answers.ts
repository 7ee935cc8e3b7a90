import type { AnyEndpoint, Endpoint } from '@sangamam/contract/http/endpoint';

import * as phrases from '#phrases/lib.ts';
import { showBusy } from './busy-notice.ts';

/** A call is sent at most this often while the server is busy. */
const mostTries = 3;
/** A longer time is left to the person. */
const longestRetryAfter = 10;

/** Whether a call that was answered "busy" may be sent again without a second effect. */
export function isRepeatable(endpoint: AnyEndpoint): boolean {
  const { method, takesIdempotencyKey, limit } = endpoint as Endpoint;
  return method !== 'POST' || takesIdempotencyKey === true || limit === 'login';
}

/**
 * Sends a call again for as long as the server answers "busy" and says when to come back. Those who were refused together
 * come back one by one: between once and twice that time later.
 */
export async function repeatWhileBusy(
  send: () => Promise<Response>,
  signal: AbortSignal | undefined,
): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const response = await send();
    const retryAfter = Number(response.headers.get('retry-after'));
    const isBusy = response.status === 503 && retryAfter > 0 && retryAfter <= longestRetryAfter;
    if (!isBusy || tries === mostTries) return response;
    const waitMs = retryAfter * 1_000 * (1 + Math.random());
    showBusy(phrases.busyTryingAgain, waitMs);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await pause(waitMs, signal);
  }
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
