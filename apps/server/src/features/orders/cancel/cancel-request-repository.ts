import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { CancelOutcome } from '@sangamam/contract/orders/cancel/cancel-request';

import type { Executor } from '#server/db/executor.ts';
import { cancelRequests } from '#server/db/schema/schema.ts';

/** A request to cancel as it is stored. */
export type CancelRequestRow = typeof cancelRequests.$inferSelect;

export async function insertCancelRequest(
  db: Executor,
  request: typeof cancelRequests.$inferInsert,
): Promise<CancelRequestRow> {
  const [row] = await db.insert(cancelRequests).values(request).returning();
  if (!row) throw new Error('A request to cancel was not stored');
  return row;
}

export async function findCancelRequest(db: Executor, id: string): Promise<CancelRequestRow | undefined> {
  const [row] = await db.select().from(cancelRequests).where(eq(cancelRequests.id, id));
  return row;
}

/** The last request of an order, however it ended. */
export async function findLatestCancelRequest(
  db: Executor,
  orderId: string,
): Promise<CancelRequestRow | undefined> {
  const [row] = await db
    .select()
    .from(cancelRequests)
    .where(eq(cancelRequests.orderId, orderId))
    .orderBy(desc(cancelRequests.askedAt), desc(cancelRequests.id))
    .limit(1);
  return row;
}

/** The last request of each of these orders that has one. */
export async function listLatestCancelRequests(
  db: Executor,
  orderIds: readonly string[],
): Promise<CancelRequestRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectDistinctOn([cancelRequests.orderId])
    .from(cancelRequests)
    .where(inArray(cancelRequests.orderId, [...orderIds]))
    .orderBy(cancelRequests.orderId, desc(cancelRequests.askedAt), desc(cancelRequests.id));
}

/** Closes the request of an order that nobody has answered, if there is one. Call it under the order's lock. */
export async function closeOpenCancelRequest(
  db: Executor,
  orderId: string,
  closed: { outcome: CancelOutcome; closedAt: Date; closedBy: string | null; answer?: string },
): Promise<CancelRequestRow | undefined> {
  const [row] = await db
    .update(cancelRequests)
    .set(closed)
    .where(and(eq(cancelRequests.orderId, orderId), isNull(cancelRequests.closedAt)))
    .returning();
  return row;
}
