import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findAccount } from './account-read-model.ts';
import { lockAccount } from './account-repository.ts';

/**
 * Locks the account of a family for which staff act, until the transaction ends.
 *
 * @throws NOT_FOUND also for an account of staff, CONFLICT for a closed or suspended one
 */
export async function lockFamilyAccount(
  ctx: Context,
  userId: string,
): Promise<{ id: string; personId: string; email: string }> {
  const locked = await lockAccount(ctx.db, userId);
  const account = locked && (await findAccount(ctx.db, userId));
  if (account?.type !== 'REGISTRANT') throw new AppError('NOT_FOUND');
  if (account.closedAt !== null || account.suspendedAt !== null) throw new AppError('CONFLICT');
  const { id, personId, email } = account;
  return { id, personId, email };
}
