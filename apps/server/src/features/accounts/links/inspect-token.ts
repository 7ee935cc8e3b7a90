import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findAccount } from '../account/account-read-model.ts';
import { findValidToken, type TokenPurpose } from './account-token-repository.ts';
import { hashSecretToken } from './secret-token.ts';

/** Whose link it is. The specification knows the address under two names. */
export interface LinkOwner {
  userName: string;
  email: string;
  verified: boolean;
}

/**
 * Checks a mailed link without consuming it: mail scanners open links too.
 *
 * @throws INVALID_TOKEN when it is unknown, used or too old
 */
export async function inspectToken(ctx: Context, purpose: TokenPurpose, token: string): Promise<LinkOwner> {
  const userId = await findValidToken(ctx.db, { purpose, tokenHash: hashSecretToken(token), now: ctx.now() });
  const account = userId === undefined ? undefined : await findAccount(ctx.db, userId);
  if (account === undefined) throw new AppError('INVALID_TOKEN');
  return { userName: account.email, email: account.email, verified: account.emailVerifiedAt !== null };
}
