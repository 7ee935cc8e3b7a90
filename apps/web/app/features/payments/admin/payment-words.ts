import type { PaymentRow } from '@sangamam/contract/payments/admin/payment-admin-endpoints';
import { paymentTypeNames } from '@sangamam/contract/payments/payment-methods';
import { spokenAmount } from '@sangamam/contract/pricing/format-money';

/** What happened to a payment, in plain words. */
export const entryNames: Readonly<Record<PaymentRow['entries'][number]['kind'], string>> = {
  REPORTED: 'Reported by the family',
  RECEIVED: 'Money received',
  APPROVED: 'Approved',
  DECLINED: 'Declined',
  REJECTED: 'Rejected',
  REFUNDED: 'Sent back',
};

/** What is still missing, whole dollars; 0 where enough or more has come. */
export function missingOf({
  dueAmount,
  receivedAmount,
}: Pick<PaymentRow, 'dueAmount' | 'receivedAmount'>): number {
  return Math.max(dueAmount - receivedAmount, 0);
}

/** Whose payment it is, as a dialog names it. */
export function whosePayment({
  registrantName,
  tmpConvRegNo,
  method,
  dueAmount,
  currency,
}: PaymentRow): string {
  return `${registrantName}, ${tmpConvRegNo}: ${paymentTypeNames[method]}, ${spokenAmount(dueAmount, currency)} due.`;
}

/** What an approval brings about. */
export function afterPaymentApproval({ registrationStatus }: PaymentRow): string {
  return registrationStatus === 'REG_APPROVED'
    ? 'The registration is confirmed and gets its permanent number. The family is told by email.'
    : 'The family is told by email. The registration is confirmed once the registrar has approved it.';
}
