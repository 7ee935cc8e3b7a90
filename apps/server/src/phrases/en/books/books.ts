import type { BalanceAge, DiscrepancyKind } from '@sangamam/contract/books/open-items';
import type { EntryKind } from '@sangamam/contract/ledger/entries/ledger';

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

export const days = 'Daily close';
export const moneyIn = 'Money in';
export const corrected = 'Corrected';
export const reversed = 'Taken back';
export const refunded = 'Refunded';
export const moved = 'Moved between orders';
export const kept = 'Kept or donated';
export const net = 'Change in what is held';
export const expectedDeposit = 'Expected at the bank';
export const fees = 'Fees included';
export const closedOn = 'Closed on';
export const closedBy = 'Closed by';

export const openBalances = 'Open balances';
export const email = 'Email';
export const number = 'Number';
export const open = 'Open';
export const dueOn = 'Due on';
export const age = 'Past due';

/** How late a balance is, in files. */
export const ageNames: Readonly<Record<BalanceAge, string>> = {
  NOT_DUE: 'Not due yet',
  UP_TO_7: '1 to 7 days',
  UP_TO_14: '8 to 14 days',
  UP_TO_30: '15 to 30 days',
  OVER_30: 'More than 30 days',
};

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
  UNDONE: 'Undone',
};

export const discrepancies = 'Discrepancies';
export const whatIsWrong = 'What is wrong';
export const held = 'Held';
export const due = 'Due';

export const discrepancyNames: Readonly<Record<DiscrepancyKind, string>> = {
  NO_ENTRIES: 'The payment has no entries in the ledger',
  MONEY_ON_CLOSED_ORDER: 'Money is held for a registration that is cancelled or rejected',
  MONEY_NOT_ACCEPTED: 'Money is held of a payment that was not accepted',
  APPROVED_WITHOUT_MONEY: 'Approved, and nothing is held',
  APPROVED_SHORT: 'Approved, and less is held than is due',
  HELD_TOO_MUCH: 'More is held than is due',
};
