import type { DeskView } from '@sangamam/contract/ledger/payments/payment-views';

export const viewsLabel = 'Payments by what is to be done';
export const allPayments = 'All';
export const views: Readonly<Record<DeskView, string>> = {
  NOT_REPORTED: 'Not reported',
  TO_MATCH: 'To match',
  TO_APPROVE: 'To approve',
  SHORT: 'Short',
  OVER: 'Over',
  REFUND_DUE: 'Refund due',
  OVERDUE: 'Overdue',
  NO_MONEY: 'Approved, no money',
};
