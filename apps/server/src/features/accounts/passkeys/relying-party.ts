import type { Context } from '#server/db/context.ts';

/** The site as authenticators know it: a passkey of another host or origin does not open accounts here. */
export function relyingPartyOf({ publicUrl }: Pick<Context, 'publicUrl'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** EdDSA, ECDSA with P-256, and RSA for Windows Hello (COSE). */
export const algorithms = [-8, -7, -257];

/** What the owner's authenticator stores as the account: it returns it with each signature. */
export function userHandleOf(userId: string): Buffer {
  return Buffer.from(userId.replaceAll('-', ''), 'hex');
}
