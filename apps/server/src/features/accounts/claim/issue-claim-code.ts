import { randomInt } from 'node:crypto';

import { claimCodeDays, spellClaimCode } from '@sangamam/contract/accounts/claim/claim-code';

import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findAccount } from '../account/account-read-model.ts';
import { lockActiveAccount } from '../account/lock-active-account.ts';
import { hashSecretToken } from '../links/secret-token.ts';
import { storeCode } from './claim-code-repository.ts';

const day = 24 * 60 * 60_000;

/**
 * Makes a code by which the owner of an account without an email address takes it over; an earlier one ends. Call it in a
 * transaction.
 *
 * @throws CLAIM_NOT_NEEDED for an account with an address, USER_NOT_FOUND, CONFLICT for a closed one
 */
export async function issueClaimCode(
  ctx: Context,
  userId: string,
): Promise<{ code: string; expiresAt: Date }> {
  await lockActiveAccount(ctx, userId);
  const account = await findAccount(ctx.db, userId);
  if (account?.email) throw new AppError('CLAIM_NOT_NEEDED');
  const code = spellClaimCode(randomInt);
  const createdAt = ctx.now();
  const expiresAt = new Date(createdAt.getTime() + claimCodeDays * day);
  await storeCode(ctx.db, { userId, codeHash: hashSecretToken(code), createdAt, expiresAt });
  return { code, expiresAt };
}
