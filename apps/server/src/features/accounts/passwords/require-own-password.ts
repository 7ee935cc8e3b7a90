import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findAccount, type AccountRow } from '../account/account-read-model.ts';
import { verifyPassword } from '../hashing/password-hash.ts';

/**
 * Verifies the actor's password again before a critical action. Returns the account.
 *
 * @throws INVALID_CREDENTIALS at `password`
 */
export async function requireOwnPassword(ctx: Context, actor: Actor, password: string): Promise<AccountRow> {
  const account = await findAccount(ctx.db, actor.userId);
  const fits = await verifyPassword(account?.passwordHash ?? null, password);
  if (account === undefined || !fits) throw new AppError('INVALID_CREDENTIALS', { field: 'password' });
  return account;
}
