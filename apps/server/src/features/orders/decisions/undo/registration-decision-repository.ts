import { and, desc, eq, inArray, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { registrationDecisions } from '#server/db/schema/schema.ts';

export type RegistrationDecisionRow = typeof registrationDecisions.$inferSelect;

export async function insertDecision(
  db: Executor,
  decision: typeof registrationDecisions.$inferInsert,
): Promise<void> {
  await db.insert(registrationDecisions).values(decision);
}

export async function findDecision(
  db: Executor,
  { id, orderId }: { id: string; orderId: string },
): Promise<RegistrationDecisionRow | undefined> {
  const [row] = await db
    .select()
    .from(registrationDecisions)
    .where(and(eq(registrationDecisions.id, id), eq(registrationDecisions.orderId, orderId)));
  return row;
}

/** The last decision about an order, undone ones too. Ids sort by age. */
export async function findLatestDecision(
  db: Executor,
  orderId: string,
): Promise<RegistrationDecisionRow | undefined> {
  const [row] = await db
    .select()
    .from(registrationDecisions)
    .where(eq(registrationDecisions.orderId, orderId))
    .orderBy(desc(registrationDecisions.createdAt), desc(registrationDecisions.id))
    .limit(1);
  return row;
}

export async function markUndone(db: Executor, id: string, at: Date): Promise<void> {
  await db.update(registrationDecisions).set({ undoneAt: at }).where(eq(registrationDecisions.id, id));
}

/** Empties what decisions that can no longer be undone say about the reasons of families' registrations. */
export async function eraseDecisionsOf(db: Executor, orderIds: readonly string[]): Promise<void> {
  await db
    .update(registrationDecisions)
    .set({ before: sql`'[]'::jsonb` })
    .where(inArray(registrationDecisions.orderId, [...orderIds]));
}
