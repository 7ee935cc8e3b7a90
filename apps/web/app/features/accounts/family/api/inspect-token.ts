import type { verifyEmail } from '@sangamam/contract/accounts/account-endpoints';
import { linkAddresses } from '@sangamam/contract/accounts/links/link-addresses';

import { ApiError, isRefusal } from '#web/lib/api/api-error.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** The status of a mailed link: valid, dead, or unknown for now. */
export type LinkStatus = { kind: 'good'; email: string } | { kind: 'dead' } | { kind: 'unknown' };

/**
 * Inspects a mailed link without using it up. A link to set the first password is also dead once the address has been
 * verified (SPEC §8).
 */
export async function inspectToken(
  purpose: 'set' | 'reset',
  token: string,
  signal?: AbortSignal,
): Promise<LinkStatus> {
  try {
    // A call needs only the address of an endpoint, and both respond alike.
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
