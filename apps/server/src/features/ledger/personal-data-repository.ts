import { and, getTableColumns, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { kindsWithSharedReason } from '@sangamam/contract/ledger/entries/ledger';

import type { Executor } from '#server/db/executor.ts';
import { paymentChecks, paymentEntries, payments, refunds, refundSteps } from '#server/db/schema/schema.ts';
import { whileErasing } from '#server/db/while-erasing.ts';

/** Payments without what they hold, which their entries say. */
export async function listOwnPayments(db: Executor, orderIds: readonly string[]) {
  const { held: _held, ...columns } = getTableColumns(payments);
  return db
    .select(columns)
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]));
}

/**
 * Ledger entries without who entered them, without the payment of another family that money was moved from or to, and
 * without reasons that the family was never told.
 */
export async function listOwnEntries(db: Executor, paymentIds: readonly string[]) {
  const {
    actorId: _actor,
    actorSystem: _system,
    counterpartPaymentId: _counterpart,
    ...columns
  } = getTableColumns(paymentEntries);
  return db
    .select({
      ...columns,
      reason: sql<
        string | null
      >`case when ${inArray(paymentEntries.kind, [...kindsWithSharedReason])} then ${paymentEntries.reason} end`,
    })
    .from(paymentEntries)
    .where(inArray(paymentEntries.paymentId, [...paymentIds]));
}

/** Checks that came from the family. */
export async function listOwnChecks(db: Executor, paymentIds: readonly string[]) {
  return db
    .select()
    .from(paymentChecks)
    .where(inArray(paymentChecks.paymentId, [...paymentIds]));
}

/** Refunds, with the reason of a kept fee, which the family was told. */
export async function listOwnRefunds(db: Executor, orderIds: readonly string[]) {
  return db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]));
}

/** Empties what payments, their entries, checks and refunds say about people. Amounts, instants and who entered them stay. */
export async function erasePayers(
  db: Executor,
  { orderIds, paymentIds }: { orderIds: readonly string[]; paymentIds: readonly string[] },
): Promise<void> {
  await db
    .update(payments)
    .set({ payerEmail: null })
    .where(inArray(payments.orderId, [...orderIds]));
  await eraseRefunds(db, orderIds);
  await db
    .update(paymentChecks)
    .set({ number: '', bank: '' })
    .where(inArray(paymentChecks.paymentId, [...paymentIds]));
  await whileErasing(db, () =>
    db
      .update(paymentEntries)
      .set({ reference: null, reason: null })
      .where(
        and(
          inArray(paymentEntries.paymentId, [...paymentIds]),
          or(isNotNull(paymentEntries.reference), isNotNull(paymentEntries.reason)),
        ),
      ),
  );
}

async function eraseRefunds(db: Executor, orderIds: readonly string[]): Promise<void> {
  const ofSubject = inArray(refunds.orderId, [...orderIds]);
  await db.update(refunds).set({ reference: null, keptFeeReason: null }).where(ofSubject);
  await whileErasing(db, () =>
    db
      .update(refundSteps)
      .set({ reason: null })
      .where(
        and(
          isNotNull(refundSteps.reason),
          inArray(refundSteps.refundId, db.select({ id: refunds.id }).from(refunds).where(ofSubject)),
        ),
      ),
  );
}
