import { eq, or, sum } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { orders, payments } from '#server/db/schema/schema.ts';

/** What is held for an order and its add-on orders, of all their payments; whole dollars of their currency. */
export async function readHeldMoney(db: Executor, orderId: string): Promise<number> {
  const [row] = await db
    .select({ held: sum(payments.held).mapWith(Number) })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(or(eq(orders.id, orderId), eq(orders.parentOrderId, orderId)));
  return row?.held ?? 0;
}
