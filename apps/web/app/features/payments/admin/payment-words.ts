import type { PaymentRow } from '@sangamam/contract/payments/admin/payment-admin-endpoints';
import { paymentTypeNames } from '@sangamam/contract/payments/payment-methods';
import { formatMoney } from '@sangamam/contract/pricing/format-money';
import * as phrases from '#phrases/payments/admin.ts';
import * as putRight from '#phrases/payments/put-right.ts';

/** What happened to a payment, in plain words. */
export const entryNames: Readonly<Record<PaymentRow['entries'][number]['kind'], string>> = {
  REPORTED: phrases.reportedByTheFamily,
  RECEIVED: phrases.moneyReceived,
  APPROVED: phrases.approved,
  DECLINED: phrases.declined,
  REJECTED: phrases.rejected,
  REVERSED: putRight.reversed,
  CORRECTED: putRight.corrected,
  REFUNDED: phrases.sentBack,
};

/** The amount still missing in whole dollars; 0 if enough was received. */
export function missingOf({
  dueAmount,
  receivedAmount,
}: Pick<PaymentRow, 'dueAmount' | 'receivedAmount'>): number {
  return Math.max(dueAmount - receivedAmount, 0);
}

/** Identifies a payment in a dialog. */
export function describePayment({
  registrantName,
  tmpConvRegNo,
  method,
  dueAmount,
  currency,
}: PaymentRow): string {
  return phrases.due2({
    registrantName,
    tmpConvRegNo,
    value: paymentTypeNames[method],
    dueAmount: formatMoney(dueAmount, currency),
  });
}

/** What an approval will do. */
export function afterPaymentApproval({ registrationStatus }: PaymentRow): string {
  return registrationStatus === 'REG_APPROVED'
    ? phrases.theRegistrationWillBeConfirmedAnd
    : phrases.theFamilyWillBeToldBy;
}
