import { and, desc, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import { paymentDecisions, paymentEntries, payments } from '#server/db/schema/schema.ts';
import { decisionsIn } from '#server/db/statements/decisions-in.ts';

export type PaymentDecisionRow = typeof paymentDecisions.$inferSelect;

/** Decisions about payments that could be undone for a minute. */
export const decisionsOnPayments = decisionsIn(paymentDecisions, paymentDecisions.paymentId);

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
