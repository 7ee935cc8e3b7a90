import { and, desc, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { ReversalCause } from '@sangamam/contract/ledger/decisions/reversal-causes';

import type { Executor } from '#server/db/executor.ts';
import { depositSlipChecks, depositSlips, paymentChecks } from '#server/db/schema/schema.ts';

export type CheckRow = typeof paymentChecks.$inferSelect;

export async function insertCheck(db: Executor, check: typeof paymentChecks.$inferInsert): Promise<void> {
  await db.insert(paymentChecks).values(check);
}

/** The check that was recorded last for a payment. */
export async function findLatestCheck(db: Executor, paymentId: string): Promise<CheckRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentChecks)
    .where(eq(paymentChecks.paymentId, paymentId))
    .orderBy(desc(paymentChecks.createdAt), desc(paymentChecks.id))
    .limit(1);
  return row;
}

/** Lets one check be recorded at a time, until the transaction ends. */
export async function lockCheckNumbers(db: Executor): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('sangamam.check-numbers'))`);
}

/** Notes on the checks of a payment that their money was taken out of the ledger. */
export async function markChecksReversed(
  db: Executor,
  paymentId: string,
  reversedAs: ReversalCause,
): Promise<void> {
  await db
    .update(paymentChecks)
    .set({ reversedAs })
    .where(and(eq(paymentChecks.paymentId, paymentId), isNull(paymentChecks.reversedAs)));
}

/** Locks checks that go on a slip, in one order for everybody: nobody undoes one of them meanwhile. */
export async function lockChecks(db: Executor, ids: readonly string[]): Promise<void> {
  await db
    .select({ id: paymentChecks.id })
    .from(paymentChecks)
    .where(inArray(paymentChecks.id, [...ids]))
    .orderBy(paymentChecks.id)
    .for('update');
}

/** Locks the check that a decision recorded: nobody puts it on a slip meanwhile. */
export async function lockCheckOfDecision(db: Executor, decisionId: string): Promise<void> {
  await db
    .select({ id: paymentChecks.id })
    .from(paymentChecks)
    .where(eq(paymentChecks.decisionId, decisionId))
    .for('update');
}

/** Locks the checks of a payment, then the slips that they are on: nobody deposits one of them meanwhile. */
export async function lockChecksAndSlips(db: Executor, paymentId: string): Promise<void> {
  const checks = await db
    .select({ id: paymentChecks.id })
    .from(paymentChecks)
    .where(eq(paymentChecks.paymentId, paymentId))
    .orderBy(paymentChecks.id)
    .for('update');
  if (checks.length === 0) return;
  await db
    .select({ id: depositSlips.id })
    .from(depositSlips)
    .innerJoin(depositSlipChecks, eq(depositSlipChecks.slipId, depositSlips.id))
    .where(
      and(
        inArray(
          depositSlipChecks.checkId,
          checks.map(({ id }) => id),
        ),
        isNull(depositSlipChecks.releasedAt),
      ),
    )
    .orderBy(depositSlips.id)
    .for('update', { of: depositSlips });
}

/** Whether the check that a decision recorded is on a deposit slip. */
export async function isCheckOnSlip(db: Executor, decisionId: string): Promise<boolean> {
  const rows = await db
    .select({ id: paymentChecks.id })
    .from(paymentChecks)
    .innerJoin(depositSlipChecks, eq(depositSlipChecks.checkId, paymentChecks.id))
    .where(and(eq(paymentChecks.decisionId, decisionId), isNull(depositSlipChecks.releasedAt)));
  return rows.length > 0;
}

/** Notes on a check that its money was booked wrongly. */
export async function markCheckWrong(db: Executor, id: string): Promise<void> {
  await db.update(paymentChecks).set({ reversedAs: 'BOOKED_WRONGLY' }).where(eq(paymentChecks.id, id));
}

/** Notes on the check that a decision recorded that its money was booked wrongly. */
export async function markCheckUndone(db: Executor, decisionId: string): Promise<void> {
  await db
    .update(paymentChecks)
    .set({ reversedAs: 'BOOKED_WRONGLY' })
    .where(eq(paymentChecks.decisionId, decisionId));
}

/** The checks of a payment whose money is in the ledger and whose deposit the bank has not confirmed, the newest first. */
export async function listUnconfirmedChecks(db: Executor, paymentId: string): Promise<CheckRow[]> {
  const confirmed = db
    .select({ id: depositSlips.id })
    .from(depositSlipChecks)
    .innerJoin(depositSlips, eq(depositSlips.id, depositSlipChecks.slipId))
    .where(
      and(
        eq(depositSlipChecks.checkId, paymentChecks.id),
        isNull(depositSlipChecks.releasedAt),
        isNotNull(depositSlips.bankLineId),
      ),
    );
  return db
    .select()
    .from(paymentChecks)
    .where(
      and(eq(paymentChecks.paymentId, paymentId), isNull(paymentChecks.reversedAs), notExists(confirmed)),
    )
    .orderBy(desc(paymentChecks.id));
}

export async function updateCheckAmount(db: Executor, id: string, amount: number): Promise<void> {
  await db.update(paymentChecks).set({ amount }).where(eq(paymentChecks.id, id));
}
