import type { Context } from '#server/db/context.ts';

import { removeSpentAccountLinks } from './outbox-repository.ts';

/** Removes account links from every mail that was sent or given up, and from those written before `deadSince`. */
export function removeSpentLinks(ctx: Context, deadSince: Date): Promise<void> {
  return removeSpentAccountLinks(ctx.db, deadSince);
}
