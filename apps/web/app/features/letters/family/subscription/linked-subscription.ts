import type { LinkedSubscription } from '@sangamam/contract/letters/subscription/subscription-endpoints';

import { ApiError, isRefusal } from '#web/lib/api/api-error.ts';
import { lazyCallEndpoint } from '#web/lib/api/lazy-call-endpoint.ts';

/** What a mailed link leads to: the choice of its account, nothing, or unknown for now. */
export type SubscriptionLink =
  | { kind: 'seen'; subscription: LinkedSubscription }
  | { kind: 'dead' }
  | { kind: 'unknown' };

const endpoints = () => import('@sangamam/contract/letters/subscription/subscription-endpoints');

/** Looks at a link. Changes nothing. */
export async function lookAtSubscription(token: string, signal: AbortSignal): Promise<SubscriptionLink> {
  try {
    const endpoint = async () => (await endpoints()).getLinkedSubscription;
    const subscription = await lazyCallEndpoint(endpoint, { params: { token } }, { signal });
    return { kind: 'seen', subscription };
  } catch (error) {
    if (isRefusal(error, 'INVALID_TOKEN') || isRefusal(error, 'RQST_PARAMS_INVALID')) return { kind: 'dead' };
    // An address without a token is no endpoint.
    if (error instanceof ApiError && error.status === 404) return { kind: 'dead' };
    if (error instanceof ApiError) return { kind: 'unknown' };
    throw error;
  }
}

/** Stops letters by a link, or lets them come again. */
export async function chooseByLink(token: string, getsLetters: boolean): Promise<LinkedSubscription> {
  const endpoint = async () => (await endpoints()).setLinkedSubscription;
  return lazyCallEndpoint(endpoint, { params: { token }, body: { getsLetters } });
}
