import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { lockAccount } from './account-repository.ts';

/**
 * Holds an account until the transaction ends, so that nobody closes or merges it meanwhile: whoever writes what is known
 * of its owner asks here first, or would put back what an erasure has just taken away.
 *
 * @throws USER_NOT_FOUND, CONFLICT for a closed account
 */
export async function lockActiveAccount(ctx: Context, userId: string): Promise<void> {
  const account = await lockAccount(ctx.db, userId);
  if (account === undefined) throw new AppError('USER_NOT_FOUND');
  if (account.closedAt !== null) throw new AppError('CONFLICT');
}

/**
 * The same for the actor's own account: whoever closed it or was shut out while the call was on its way is not signed in
 * any more.
 *
 * @throws UNAUTHORIZED for a closed or suspended account
 */
export async function lockOwnAccount(ctx: Context, actor: Pick<Actor, 'userId'>): Promise<void> {
  const account = await lockAccount(ctx.db, actor.userId);
  if (!account || account.closedAt !== null || account.suspendedAt !== null)
    throw new AppError('UNAUTHORIZED');
}
