import type { Context } from '#server/db/context.ts';
import { findAnyOrder } from '#server/features/orders/order/require-own-order.ts';

import { listPublishedRunsOf } from './shuttle-read-model.ts';
import { mailShuttle } from './shuttle-mail.ts';

/**
 * Mails families their published runs as they are now, in the transaction of the event; a family that has none any more
 * is told that its shuttle is planned again. `about` identifies the event, so that each family gets one mail of it.
 */
export async function tellFamilies(
  ctx: Context,
  orderIds: readonly string[],
  { about, isFirst }: { about: string; isFirst: boolean },
): Promise<void> {
  const runs = Map.groupBy(await listPublishedRunsOf(ctx.db, orderIds), ({ seat }) => seat.orderId);
  for (const orderId of orderIds) {
    const order = await findAnyOrder(ctx, orderId);
    if (!order || order.cancelledAt !== null) continue;
    await mailShuttle(ctx, order, { runs: runs.get(orderId) ?? [], about, isFirst });
  }
}
