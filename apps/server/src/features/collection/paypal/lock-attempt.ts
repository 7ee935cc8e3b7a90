import { inTransaction, type Context } from '#server/db/context.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';

import { findAttempt, isOpen, updateAttempt, type PaypalAttemptRow } from './attempt-repository.ts';

/** An attempt under the lock of its order, which serialises everything that happens to both. */
export interface LockedAttempt {
  attempt: PaypalAttemptRow;
  order: OrderRow;
}

/** Locks the order of an attempt, and reads the attempt as it is by then. Call it in a transaction. */
export async function lockAttempt(
  ctx: Context,
  { id, orderId }: Pick<PaypalAttemptRow, 'id' | 'orderId'>,
): Promise<LockedAttempt> {
  const order = await lockOrder(ctx, orderId);
  const attempt = await findAttempt(ctx.db, id);
  if (!attempt) throw new Error(`Attempt ${id} is gone, although attempts are never deleted`);
  return { attempt, order };
}

/** Moves an attempt whose money was not taken to another state; one that is settled stays as it is. */
export function moveOpenAttempt(
  ctx: Context,
  seen: PaypalAttemptRow,
  state: 'OPEN' | 'CLOSED',
): Promise<PaypalAttemptRow> {
  return inTransaction(ctx, async (ctx) => {
    const { attempt } = await lockAttempt(ctx, seen);
    if (!isOpen(attempt) || attempt.state === state) return attempt;
    return updateAttempt(ctx.db, attempt.id, { state, updatedAt: ctx.now() });
  });
}
