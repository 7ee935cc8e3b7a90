import { and, getTableColumns, inArray, isNotNull, or, sql } from 'drizzle-orm';

import type { Executor } from '#server/db/executor.ts';
import {
  bankLineAllocations,
  bankStatementLines,
  paymentEntries,
  payments,
  paypalAttempts,
} from '#server/db/schema/schema.ts';
import { kindsWithSharedReason } from '@sangamam/contract/payments/ledger/ledger';
import { whileErasing } from '#server/db/while-erasing.ts';

export async function listOwnPayments(db: Executor, orderIds: readonly string[]) {
  return db
    .select()
    .from(payments)
    .where(inArray(payments.orderId, [...orderIds]));
}

/** Visits to PayPal, without the address there, which would let whoever reads the export pay. */
export async function listOwnPaypalAttempts(db: Executor, orderIds: readonly string[]) {
  const { approveUrl: _address, ...columns } = getTableColumns(paypalAttempts);
  return db
    .select(columns)
    .from(paypalAttempts)
    .where(inArray(paypalAttempts.orderId, [...orderIds]));
}

/** Ledger entries without who entered them, and without reasons that the family was never told. */
export async function listOwnEntries(db: Executor, paymentIds: readonly string[]) {
  const { actorId: _actor, actorSystem: _system, ...columns } = getTableColumns(paymentEntries);
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

/** Empties what payments and their entries say about people. Amounts, instants and who entered them stay. */
export async function erasePayers(
  db: Executor,
  { orderIds, paymentIds }: { orderIds: readonly string[]; paymentIds: readonly string[] },
): Promise<void> {
  await db
    .update(payments)
    .set({ payerEmail: null })
    .where(inArray(payments.orderId, [...orderIds]));
  const paidBy = db
    .select({ id: bankLineAllocations.lineId })
    .from(bankLineAllocations)
    .where(inArray(bankLineAllocations.orderId, [...orderIds]));
  await db
    .update(bankStatementLines)
    .set({ payer: '', memo: '', reference: '', raw: '', textKey: '' })
    .where(inArray(bankStatementLines.id, paidBy));
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
