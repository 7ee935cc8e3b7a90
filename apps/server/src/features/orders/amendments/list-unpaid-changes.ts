import type { Context } from '#server/db/context.ts';

import * as repository from './amendment-repository.ts';

/** Changes from before a time whose own order was approved, and no payment for it reported; the oldest first. */
export function listUnpaidChanges(
  ctx: Context,
  before: Date,
): Promise<{ orderId: string; childOrderId: string }[]> {
  return repository.listUnpaidChanges(ctx.db, before);
}
