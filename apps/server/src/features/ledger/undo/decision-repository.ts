import { and, desc, eq, gt, gte, inArray, isNull, ne, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { prepareInsert } from '#server/db/statements/prepare-row-statement.ts';
import { paymentDecisions, paymentEntries, payments } from '#server/db/schema/schema.ts';

export type PaymentDecisionRow = typeof paymentDecisions.$inferSelect;

type NewDecision = typeof paymentDecisions.$inferInsert;
const insertOne = prepareInsert('insert_payment_decision', paymentDecisions, (db, decisions: NewDecision[]) =>
  db.insert(paymentDecisions).values(decisions).returning(),
);

export async function insertDecision(db: Executor, decision: NewDecision): Promise<PaymentDecisionRow> {
  const [row] = await insertOne(db, [decision]);
  if (!row) throw new Error('A decision was not inserted');
  return row;
}

export async function findDecision(
  db: Executor,
  { id, paymentId }: { id: string; paymentId: string },
): Promise<PaymentDecisionRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentDecisions)
    .where(and(eq(paymentDecisions.id, id), eq(paymentDecisions.paymentId, paymentId)));
  return row;
}

export async function markUndone(db: Executor, id: string, at: Date): Promise<void> {
  await db.update(paymentDecisions).set({ undoneAt: at }).where(eq(paymentDecisions.id, id));
}

/** What the entries of a decision moved in all, whole dollars. */
export async function movedBy(db: Executor, decisionId: string): Promise<number> {
  const [row] = await db
    .select({ moved: sql<number>`coalesce(sum(${paymentEntries.amount}), 0)::int` })
    .from(paymentEntries)
    .where(and(eq(paymentEntries.decisionId, decisionId), ne(paymentEntries.kind, 'UNDONE')));
  return row?.moved ?? 0;
}

/** The decision that made the last entry of a payment, if it could be undone. */
export async function lastDecisionOf(db: Executor, paymentId: string): Promise<string | null> {
  const [row] = await db
    .select({ decisionId: paymentEntries.decisionId })
    .from(paymentEntries)
    .where(eq(paymentEntries.paymentId, paymentId))
    .orderBy(desc(paymentEntries.id))
    .limit(1);
  return row?.decisionId ?? null;
}

/** What a merge decided since, and was not undone, about the payments of these orders; the latest first. */
export async function listMergedSince(
  db: Executor,
  orderIds: readonly string[],
  since: Date,
): Promise<PaymentDecisionRow[]> {
  const rows = await db
    .select({ decision: paymentDecisions })
    .from(paymentDecisions)
    .innerJoin(payments, eq(payments.id, paymentDecisions.paymentId))
    .where(
      and(
        inArray(payments.orderId, [...orderIds]),
        eq(paymentDecisions.action, 'merge'),
        gte(paymentDecisions.createdAt, since),
        isNull(paymentDecisions.undoneAt),
      ),
    )
    .orderBy(desc(paymentDecisions.id));
  return rows.map(({ decision }) => decision);
}

/** Decisions about these payments that were made after an instant and not undone. */
export async function listDecisionsSince(
  db: Executor,
  paymentIds: readonly string[],
  since: Date,
): Promise<PaymentDecisionRow[]> {
  if (paymentIds.length === 0) return [];
  return db
    .select()
    .from(paymentDecisions)
    .where(
      and(
        inArray(paymentDecisions.paymentId, [...paymentIds]),
        gt(paymentDecisions.createdAt, since),
        isNull(paymentDecisions.undoneAt),
      ),
    );
}
