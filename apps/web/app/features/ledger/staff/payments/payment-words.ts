import { adminPaths } from '@sangamam/contract/admin-paths';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import type { approvePayment, PaymentRow } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { paymentTypeNames } from '@sangamam/contract/ledger/terms/payment-methods';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import * as phrases from '#phrases/ledger/staff/payments.ts';
import * as move from '#phrases/ledger/staff/move.ts';
import * as corrections from '#phrases/ledger/staff/corrections.ts';
import { undone } from '#phrases/domain/undo.ts';
import * as refunds from '#phrases/ledger/staff/refunds.ts';

/** A payment as results of several name it: by its registration, where it is found. */
export function namedPayment({ _id, orderId, registrantName, tmpConvRegNo, care }: PaymentRow) {
  return { _id, name: registrantName, to: adminPaths.registration(orderId), number: tmpConvRegNo, care };
}

/** What happened to a payment, in plain words. */
export const entryNames: Readonly<Record<PaymentRow['entries'][number]['kind'], string>> = {
  REPORTED: phrases.reportedByTheFamily,
  RECEIVED: phrases.moneyReceived,
  APPROVED: phrases.approved,
  DECLINED: phrases.declined,
  REJECTED: phrases.rejected,
  REVERSED: corrections.reversed,
  CORRECTED: corrections.corrected,
  MOVED_IN: move.movedIn,
  MOVED_OUT: move.movedOut,
  REFUNDED: phrases.sentBack,
  DONATED: refunds.donatedEntry,
  FEE_KEPT: refunds.feeEntry,
  UNDONE: undone,
};

/** The amount still missing in whole dollars; 0 if enough is held. */
export function missingOf({ dueAmount, heldAmount }: Pick<PaymentRow, 'dueAmount' | 'heldAmount'>): number {
  return Math.max(dueAmount - heldAmount, 0);
}

/** Identifies a payment in a dialog. */
export function describePayment({
  registrantName,
  tmpConvRegNo,
  method,
  dueAmount,
  currency,
}: Pick<PaymentRow, 'registrantName' | 'tmpConvRegNo' | 'method' | 'dueAmount' | 'currency'>): string {
  return phrases.paymentSummary({
    registrantName,
    tmpConvRegNo,
    value: paymentTypeNames[method],
    dueAmount: formatMoney(dueAmount, currency),
  });
}

/** The name of an entry; a refund whose money is put into the books again is called what it is. */
export function entryName({ kind, amount }: Pick<PaymentRow['entries'][number], 'kind' | 'amount'>): string {
  return kind === 'REFUNDED' && amount > 0 ? refunds.putBackEntry : entryNames[kind];
}

/** What an approval did. */
export function approvedMessage({ permConvRegNo, orderStatus }: EndpointData<typeof approvePayment>): string {
  return orderStatus === 'CONFIRMED' && permConvRegNo !== null
    ? phrases.paymentApprovedConfirmedAs({ permConvRegNo })
    : phrases.paymentApproved;
}

/** What an approval will do. */
export function afterPaymentApproval({ registrationStatus }: PaymentRow): string {
  return registrationStatus === 'REG_APPROVED' ? phrases.confirmedNextHint : phrases.awaitsRegistrarHint;
}

/** What is missing of these payments together, per currency: `$1,370 CAD, $3,200 USD`. */
export function sumsOf(payments: readonly PaymentRow[]): string {
  return [...Map.groupBy(payments, ({ currency }) => currency)]
    .map(([currency, rows]) =>
      formatMoney(
        rows.reduce((sum, row) => sum + missingOf(row), 0),
        currency,
      ),
    )
    .join(', ');
}
