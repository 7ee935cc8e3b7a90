import type { BalanceAge, DiscrepancyKind } from '@sangamam/contract/books/open-items';
import type { RefundState } from '@sangamam/contract/ledger/refunds/refund-decisions';
import type { Values } from '@sangamam/contract/phrases/values';

export const openBalances = 'Open balances';
export const openNow = 'What is open now, whatever the days above.';
export const age = 'Past due';
export const orders = 'Orders';
export const amount = 'Amount';
export const family = 'Family';
export const open = 'Open';
export const due = 'Due';
export const noDayYet = 'not reported yet';
export const byAge = 'Open balances by age';
export const nothingIsOpen = 'Nothing is open';
export const nothingIsOpenText = 'Every active registration is paid.';
export const onlyTheFirst = ({ shown, all }: Values<'shown' | 'all'>) =>
  `The first ${shown} of ${all}. The file has all of them.`;

export const ageNames: Readonly<Record<BalanceAge, string>> = {
  NOT_DUE: 'Not due yet',
  UP_TO_7: '1 to 7 days',
  UP_TO_14: '8 to 14 days',
  UP_TO_30: '15 to 30 days',
  OVER_30: 'More than 30 days',
};

export const feesAndRefunds = 'Fees and refunds';
export const feesHeld = 'Fees held, by method';
export const method = 'Method';
export const refundsByState = 'Refunds by state';
export const state = 'State';
export const refunds = 'Refunds';
export const noFees = 'No fees are held.';
export const noRefunds = 'There are no refunds.';

export const refundStateNames: Readonly<Record<RefundState, string>> = {
  DUE: 'Due',
  APPROVED: 'Approved',
  SENT: 'Sent',
  DONE: 'Done',
  FAILED: 'Failed',
  DONATED: 'Donated',
  DISCARDED: 'Discarded',
};

export const discrepancies = 'Discrepancies';
export const whatIsWrong = 'What is wrong';
export const nothingIsWrong = 'Nothing is wrong';
export const paymentsAgree = 'Every payment agrees with its ledger and its registration.';

/** What is wrong with a payment, as a sentence. */
export const discrepancySentences: Readonly<
  Record<DiscrepancyKind, (amounts: Values<'held' | 'due'>) => string>
> = {
  NO_ENTRIES: () => 'The payment has no entries in the ledger.',
  MONEY_ON_CLOSED_ORDER: ({ held }) => `${held} is held for a registration that is cancelled or rejected.`,
  MONEY_NOT_ACCEPTED: ({ held }) => `${held} is held of a payment that was not accepted.`,
  APPROVED_WITHOUT_MONEY: ({ due }) => `The payment is approved, and nothing of ${due} is held.`,
  APPROVED_SHORT: ({ held, due }) => `The payment is approved, and only ${held} of ${due} is held.`,
  HELD_TOO_MUCH: ({ held, due }) => `${held} is held, and only ${due} is due.`,
};
