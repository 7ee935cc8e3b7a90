import { asc, eq } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { orderAmendments } from '#server/db/schema/schema.ts';

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

export async function insertAmendment(db: Executor, row: typeof orderAmendments.$inferInsert): Promise<void> {
  await db.insert(orderAmendments).values(row);
}
