import { ApiError, isRefusal } from '#web/lib/api/api-error.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { accountEndpoints } from './account-endpoints.ts';

/** What a mailed link turned out to be: good, dead, or not to be told now. */
export type LinkVerdict = { kind: 'good'; email: string } | { kind: 'dead' } | { kind: 'unknown' };

/**
 * Looks at a mailed link without using it up. One that sets the first password is dead, too, once the address was
 * verified (SPEC §8).
 */
export async function lookAtLink(
  purpose: 'set' | 'reset',
  token: string,
  signal?: AbortSignal,
): Promise<LinkVerdict> {
  try {
    const { verifyEmail, verifyToken } = await accountEndpoints();
    const endpoint = purpose === 'set' ? verifyEmail : verifyToken;
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
