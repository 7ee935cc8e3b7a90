import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { lockAccount } from './account-repository.ts';

/**
 * Locks an account until the transaction ends, so that nobody closes or merges it meanwhile. Call it before writing the
 * owner's personal data, which could otherwise restore what an erasure has just removed.
 *
 * @throws USER_NOT_FOUND, CONFLICT for a closed account
 */
export async function lockActiveAccount(ctx: Context, userId: string): Promise<void> {
  const account = await lockAccount(ctx.db, userId);
  if (account === undefined) throw new AppError('USER_NOT_FOUND');
  if (account.closedAt !== null) throw new AppError('CONFLICT');
}

/**
 * The same for the actor's own account, which may have been closed or suspended since the request arrived.
 *
 * @throws UNAUTHORIZED for a closed or suspended account
 */
export async function lockOwnAccount(ctx: Context, actor: Pick<Actor, 'userId'>): Promise<void> {
  const account = await lockAccount(ctx.db, actor.userId);
  if (!account || account.closedAt !== null || account.suspendedAt !== null)
    throw new AppError('UNAUTHORIZED');
}
