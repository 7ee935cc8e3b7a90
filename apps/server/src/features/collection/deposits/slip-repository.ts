import { eq, inArray, max, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { depositSlipChecks, depositSlips } from '#server/db/schema/schema.ts';

export type SlipRecord = typeof depositSlips.$inferSelect;

/** Inserts a slip with the next number. The lock makes numbers follow each other; the constraint would only refuse. */
export async function insertSlip(
  db: Executor,
  slip: Omit<typeof depositSlips.$inferInsert, 'number'>,
): Promise<SlipRecord> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('sangamam.deposit-slips'))`);
  const [last] = await db.select({ number: max(depositSlips.number) }).from(depositSlips);
  const [row] = await db
    .insert(depositSlips)
    .values({ ...slip, number: (last?.number ?? 0) + 1 })
    .returning();
  if (!row) throw new Error('A deposit slip was not inserted');
  return row;
}

/** Puts checks on a slip. A check that is on another one violates `deposit_slip_checks_on_one_slip`. */
export async function insertSlipChecks(
  db: Executor,
  slipId: string,
  checkIds: readonly string[],
): Promise<void> {
  // In one order for everybody, so that two slips with the same checks do not wait for each other.
  await db.insert(depositSlipChecks).values(checkIds.toSorted().map((checkId) => ({ slipId, checkId })));
}

export async function lockSlip(db: Executor, id: string): Promise<SlipRecord | undefined> {
  const [row] = await db.select().from(depositSlips).where(eq(depositSlips.id, id)).for('update');
  return row;
}

export async function updateSlip(
  db: Executor,
  id: string,
  changes: Partial<Pick<SlipRecord, 'atBankOn' | 'bankLineId' | 'takenBackAt' | 'takenBackBy'>>,
): Promise<void> {
  await db.update(depositSlips).set(changes).where(eq(depositSlips.id, id));
}

/** Frees the checks of a slip for another one. */
export async function releaseChecks(db: Executor, slipId: string, releasedAt: Date): Promise<void> {
  await db.update(depositSlipChecks).set({ releasedAt }).where(eq(depositSlipChecks.slipId, slipId));
}

/** Takes the lines of an undone import off their slips. */
export async function unmatchSlips(db: Executor, lineIds: readonly string[]): Promise<void> {
  if (lineIds.length === 0) return;
  await db
    .update(depositSlips)
    .set({ bankLineId: null })
    .where(inArray(depositSlips.bankLineId, [...lineIds]));
}
