import { and, eq, exists, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

import type { Executor } from '#server/db/executor.ts';
import { shuttleActs, shuttleSeats } from '#server/db/schema/schema.ts';

type NewAct = typeof shuttleActs.$inferInsert;

/** Stores acts. Answers the ids of those that were not stored already. */
export async function insertActs(db: Executor, acts: readonly NewAct[]): Promise<Set<string>> {
  if (acts.length === 0) return new Set();
  const rows = await db
    .insert(shuttleActs)
    .values([...acts])
    .onConflictDoNothing()
    .returning({ id: shuttleActs.id });
  return new Set(rows.map(({ id }) => id));
}

/** Deletes the acts of a run that a later act on the same family has replaced: one of each family is left. */
export async function deleteReplacedActs(db: Executor, runId: string): Promise<void> {
  const later = alias(shuttleActs, 'later');
  await db.delete(shuttleActs).where(
    and(
      eq(shuttleActs.runId, runId),
      exists(
        db
          .select({ id: later.id })
          .from(later)
          .where(
            and(
              eq(later.runId, shuttleActs.runId),
              eq(later.orderId, shuttleActs.orderId),
              sql`(${later.doneAt}, ${later.id}) > (${shuttleActs.doneAt}, ${shuttleActs.id})`,
            ),
          ),
      ),
    ),
  );
}

/** Gives a family's seats the state of an act, unless a later act did. */
export async function applyAct(
  db: Executor,
  { runId, orderId, state, delayMinutes = null, doneAt }: NewAct,
): Promise<void> {
  await db
    .update(shuttleSeats)
    .set({ state, delayMinutes, stateAt: doneAt })
    .where(
      and(
        eq(shuttleSeats.runId, runId),
        eq(shuttleSeats.orderId, orderId),
        or(isNull(shuttleSeats.stateAt), lte(shuttleSeats.stateAt, doneAt)),
      ),
    );
}
