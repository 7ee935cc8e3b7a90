import { and, desc, eq, gt, isNull } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { hotelStayDecisions } from '#server/db/schema/schema.ts';

export type StayDecisionRow = typeof hotelStayDecisions.$inferSelect;

export async function insertStayDecision(
  db: Executor,
  decision: typeof hotelStayDecisions.$inferInsert,
): Promise<void> {
  await db.insert(hotelStayDecisions).values(decision);
}

export async function findStayDecision(
  db: Executor,
  { id, orderId }: { id: string; orderId: string },
): Promise<StayDecisionRow | undefined> {
  const { id: ofId, orderId: ofOrder } = hotelStayDecisions;
  const [row] = await db
    .select()
    .from(hotelStayDecisions)
    .where(and(eq(ofId, id), eq(ofOrder, orderId)));
  return row;
}

/** The latest decision about a stay after an instant that was not undone. */
export async function findDecisionSince(
  db: Executor,
  orderId: string,
  since: Date,
): Promise<StayDecisionRow | undefined> {
  const { orderId: ofOrder, createdAt, undoneAt } = hotelStayDecisions;
  const [row] = await db
    .select()
    .from(hotelStayDecisions)
    .where(and(eq(ofOrder, orderId), gt(createdAt, since), isNull(undoneAt)))
    .orderBy(desc(createdAt))
    .limit(1);
  return row;
}

export async function markStayUndone(db: Executor, id: string, at: Date): Promise<void> {
  await db.update(hotelStayDecisions).set({ undoneAt: at }).where(eq(hotelStayDecisions.id, id));
}
