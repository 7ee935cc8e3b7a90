import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { orderAmendments, orders } from '#server/db/schema/schema.ts';

export type AmendmentRow = typeof orderAmendments.$inferSelect;

/** How many amendments a registration has had. */
export function countAmendments(db: Executor, orderId: string): Promise<number> {
  return db.$count(orderAmendments, eq(orderAmendments.orderId, orderId));
}

/** The amendments of a registration, the oldest first. */
export function listAmendments(db: Executor, orderId: string): Promise<AmendmentRow[]> {
  return db
    .select()
    .from(orderAmendments)
    .where(eq(orderAmendments.orderId, orderId))
    .orderBy(asc(orderAmendments.number));
}

/** See the use case of this name. */
export function listUnpaidChanges(
  db: Executor,
  before: Date,
): Promise<{ orderId: string; childOrderId: string }[]> {
  return db
    .select({ orderId: orderAmendments.orderId, childOrderId: orders.id })
    .from(orderAmendments)
    .innerJoin(orders, eq(orders.id, orderAmendments.childOrderId))
    .where(
      and(
        lt(orderAmendments.createdAt, before),
        isNull(orders.cancelledAt),
        eq(orders.registrationStatus, 'REG_APPROVED'),
        // What staff gave away since is owed no longer.
        or(gt(orders.netPrice, 0), gt(orders.cadNetPrice, 0)),
        or(isNull(orders.paymentStatus), eq(orders.paymentStatus, 'PAYMENT_DECLINED')),
      ),
    )
    .orderBy(asc(orderAmendments.createdAt))
    .limit(1_000);
}

/** Whether an order asks for the difference of a change. */
export async function isOfChange(db: Executor, childOrderId: string): Promise<boolean> {
  return (await db.$count(orderAmendments, eq(orderAmendments.childOrderId, childOrderId))) > 0;
}

export async function insertAmendment(db: Executor, row: typeof orderAmendments.$inferInsert): Promise<void> {
  await db.insert(orderAmendments).values(row);
}

/** Takes out of amendments what families had requested before. */
export async function eraseRequestsBefore(db: Executor, orderIds: readonly string[]): Promise<void> {
  await db
    .update(orderAmendments)
    .set({ record: sql`${orderAmendments.record} - 'requestBefore'` })
    .where(inArray(orderAmendments.orderId, [...orderIds]));
}
