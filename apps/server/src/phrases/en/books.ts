import type { EntryKind } from '@sangamam/contract/payments/ledger/ledger';

export const ledger = 'Ledger';

export const entry = 'Entry';
export const day = 'Day';
export const time = 'Time';
export const what = 'What';
export const method = 'Method';
export const amount = 'Amount';
export const balance = 'Held afterwards';
export const family = 'Family';
export const temporaryNumber = 'Temporary number';
export const permanentNumber = 'Permanent number';
export const reference = 'Reference';
export const reason = 'Reason';
export const enteredBy = 'Entered by';
export const payment = 'Payment';

type BookedKind = EntryKind | 'MOVED_IN' | 'MOVED_OUT' | 'DONATED' | 'FEE_KEPT';

/** What an entry says, in files. */
export const entryNames: Readonly<Record<BookedKind, string>> = {
  REPORTED: 'Reported by the family',
  RECEIVED: 'Received',
  APPROVED: 'Approved',
  DECLINED: 'Declined',
  REJECTED: 'Rejected',
  REVERSED: 'Taken back',
  CORRECTED: 'Corrected',
  REFUNDED: 'Refunded',
  MOVED_IN: 'Moved from another order',
  MOVED_OUT: 'Moved to another order',
  DONATED: 'Given as a donation',
  FEE_KEPT: 'Kept as a fee',
};
