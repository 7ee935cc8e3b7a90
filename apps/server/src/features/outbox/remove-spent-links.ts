import type { Context } from '#server/db/context.ts';

import { removeSpentAccountLinks } from './outbox-repository.ts';

/** Takes links to accounts out of every mail that was sent or given up, and out of those written before `deadSince`. */
export function removeSpentLinks(ctx: Context, deadSince: Date): Promise<void> {
  return removeSpentAccountLinks(ctx.db, deadSince);
}
