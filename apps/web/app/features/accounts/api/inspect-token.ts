import type { verifyEmail } from '@sangamam/contract/accounts/account-endpoints';
import { linkAddresses } from '@sangamam/contract/accounts/link-addresses';

import { ApiError, isRefusal } from '#web/lib/api/api-error.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** What a mailed link turned out to be: good, dead, or not to be told now. */
export type LinkStatus = { kind: 'good'; email: string } | { kind: 'dead' } | { kind: 'unknown' };

/**
 * Looks at a mailed link without using it up. One that sets the first password is dead, too, once the address was
 * verified (SPEC §8).
 */
export async function inspectToken(
  purpose: 'set' | 'reset',
  token: string,
  signal?: AbortSignal,
): Promise<LinkStatus> {
  try {
    // A call needs no more of an endpoint than its address, and both answer alike.
    const endpoint = linkAddresses[purpose] as unknown as typeof verifyEmail;
    const { email, verified } = await callEndpoint(
      endpoint,
      { params: { token } },
      { ...(signal && { signal }) },
    );
    return purpose === 'set' && verified ? { kind: 'dead' } : { kind: 'good', email };
  } catch (error) {
    if (isRefusal(error, 'INVALID_TOKEN')) return { kind: 'dead' };
    if (error instanceof ApiError) return { kind: 'unknown' };
    throw error;
  }
}
