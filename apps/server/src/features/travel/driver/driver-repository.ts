import { and, eq, isNull, lte, or } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { shuttleActs, shuttleSeats } from '#server/db/schema/schema.ts';

type NewAct = typeof shuttleActs.$inferInsert;

/** Stores an act. False when it is stored already. */
export async function insertAct(db: Executor, act: NewAct): Promise<boolean> {
  const rows = await db
    .insert(shuttleActs)
    .values(act)
    .onConflictDoNothing()
    .returning({ id: shuttleActs.id });
  return rows.length > 0;
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
