import type { EntryKind } from '../ledger/entries/ledger.ts';

/** Columns of the daily books: what an amount in the ledger means for the treasurer's day. */
export const bookColumns = ['moneyIn', 'corrected', 'reversed', 'refunded', 'moved', 'kept'] as const;
export type BookColumn = (typeof bookColumns)[number];

/** Kinds of the ledger, with those that refunds and moved money bring. */
type BookedKind = EntryKind | 'MOVED_IN' | 'MOVED_OUT' | 'DONATED' | 'FEE_KEPT';

/**
 * The column of each kind that moves money; `null` for kinds whose amount is always 0. `moved` went from one order to
 * another, `kept` is no longer the family's but stays with the association; neither is seen at the bank.
 */
export const columnOfKind: Readonly<Record<BookedKind, BookColumn | null>> = {
  REPORTED: null,
  RECEIVED: 'moneyIn',
  APPROVED: null,
  DECLINED: null,
  REJECTED: null,
  REVERSED: 'reversed',
  CORRECTED: 'corrected',
  REFUNDED: 'refunded',
  MOVED_IN: 'moved',
  MOVED_OUT: 'moved',
  DONATED: 'kept',
  FEE_KEPT: 'kept',
  UNDONE: 'corrected',
};

/** Sums of a day and a method, whole dollars; negative where money left. */
export type DaySums = Record<BookColumn, number> & {
  /** Convenience fees within the other sums. */
  fees: number;
  /** The sum of all columns: how much more is held than the day before. */
  net: number;
  /** What should reach the bank that day: money that came in, as corrected. */
  expectedDeposit: number;
};

/** The sums of these entries. `fee` is the part of an entry that belongs to the convenience fee (`feePartOf`). */
export function sumEntries(entries: readonly { kind: EntryKind; amount: number; fee: number }[]): DaySums {
  const columns = { moneyIn: 0, corrected: 0, reversed: 0, refunded: 0, moved: 0, kept: 0 };
  const sums: DaySums = { ...columns, fees: 0, net: 0, expectedDeposit: 0 };
  for (const { kind, amount, fee } of entries) {
    const column = columnOfKind[kind];
    if (column !== null) sums[column] += amount;
    sums.fees += fee;
    sums.net += amount;
  }
  sums.expectedDeposit = sums.moneyIn + sums.corrected;
  return sums;
}

/** Fees that are held of a payment, whole dollars: what is held beyond the net price, at most the fee. */
export function feesHeld(held: number, { net, fee }: { net: number; fee: number }): number {
  return Math.min(Math.max(held - net, 0), fee);
}

/** The part of an entry of `amount` that belongs to the convenience fee, given what was held before it. */
export function feePartOf(heldBefore: number, amount: number, payment: { net: number; fee: number }): number {
  return feesHeld(heldBefore + amount, payment) - feesHeld(heldBefore, payment);
}
