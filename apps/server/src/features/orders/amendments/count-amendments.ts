import type { Context } from '#server/db/context.ts';

import * as repository from './amendment-repository.ts';

/** How many amendments a registration has had: what a change was planned on is compared with it. */
export function countAmendments(ctx: Context, orderId: string): Promise<number> {
  return repository.countAmendments(ctx.db, orderId);
}
