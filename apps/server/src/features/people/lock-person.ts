import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { lockPersonRevision } from './person-repository.ts';

/**
 * Locks a person until the transaction ends and returns the revision: the family, staff and another registration may
 * all change the same person. Lock accounts and orders first, people last.
 *
 * @throws USER_NOT_FOUND
 */
export async function lockPerson(ctx: Context, personId: string): Promise<number> {
  const revision = await lockPersonRevision(ctx.db, personId);
  if (revision === undefined) throw new AppError('USER_NOT_FOUND');
  return revision;
}
