import type { Context } from '#server/db/context.ts';

import { removeSpentAccountLinks } from './outbox-repository.ts';

/**
 * Removes links from every mail that was sent or given up, and from those that are older than their links live: account
 * links written before `accountLinks`, links to questions written before `questionLinks`.
 */
export function removeSpentLinks(
  ctx: Context,
  deadSince: { accountLinks: Date; questionLinks: Date },
): Promise<void> {
  return removeSpentAccountLinks(ctx.db, deadSince);
}
