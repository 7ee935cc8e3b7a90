import { inTransaction, type Context } from '#server/db/context.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';

import { findAttempt, isOpen, updateAttempt, type PaypalAttemptRow } from './attempt-repository.ts';

/** An attempt under the lock of its order, which serialises everything that happens to both. */
export interface LockedAttempt {
  attempt: PaypalAttemptRow;
  order: OrderRow;
}

/** Runs `work` in one transaction under the lock of the attempt's order, with the attempt as it is by then. */
export function withLockedAttempt<Result>(
  ctx: Context,
  { id, orderId }: Pick<PaypalAttemptRow, 'id' | 'orderId'>,
  work: (ctx: Context, locked: LockedAttempt) => Promise<Result>,
): Promise<Result> {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    const attempt = await findAttempt(ctx.db, id);
    if (!attempt) throw new Error(`Attempt ${id} is gone, although attempts are never deleted`);
    return work(ctx, { attempt, order });
  });
}

/** Moves an attempt whose money was not taken to another state; one that is settled stays as it is. */
export function moveOpenAttempt(
  ctx: Context,
  attempt: PaypalAttemptRow,
  state: 'OPEN' | 'CLOSED',
): Promise<PaypalAttemptRow> {
  return withLockedAttempt(ctx, attempt, async (ctx, { attempt: current }) =>
    isOpen(current) && current.state !== state
      ? updateAttempt(ctx.db, current.id, { state, updatedAt: ctx.now() })
      : current,
  );
}
