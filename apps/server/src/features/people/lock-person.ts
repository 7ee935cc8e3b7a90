import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { lockPersonRevision } from './person-repository.ts';

/**
 * Locks what is known of a person until the transaction ends and answers its revision: family, staff and another
 * registration of the same person may all change it. Lock accounts and orders first, people last.
 *
 * @throws USER_NOT_FOUND
 */
export async function lockPerson(ctx: Context, personId: string): Promise<number> {
  const revision = await lockPersonRevision(ctx.db, personId);
  if (revision === undefined) throw new AppError('USER_NOT_FOUND');
  return revision;
}
