/** What an entry of a payment's ledger can say. A counter-entry puts an earlier one right, since none is ever changed. */
export const entryKinds = [
  'REPORTED',
  'RECEIVED',
  'APPROVED',
  'DECLINED',
  'REJECTED',
  /** Received money that is gone again: a bounced check, or an amount that was never this family's. */
  'REVERSED',
  /** The difference between the amount that was booked and the right one. */
  'CORRECTED',
  /** Money that came from a payment of another order, or went to one. */
  'MOVED_IN',
  'MOVED_OUT',
  /** Money sent back, given to the association, or kept as a fee; positive when a refund failed and is put back. */
  'REFUNDED',
  'DONATED',
  'FEE_KEPT',
  /** A decision that the treasurer undid within a minute: takes back what its entries moved. */
  'UNDONE',
] as const;
export type EntryKind = (typeof entryKinds)[number];

/** An entry of a ledger; the amount moved with it is in whole dollars, negative when money left. */
export interface LedgerEntry {
  kind: EntryKind;
  amount: number;
}

/** Kinds by which money leaves that was received rightly. */
export const returningKinds: readonly EntryKind[] = ['REFUNDED', 'DONATED', 'FEE_KEPT'];

/** What the association holds for the family in a payment, whole dollars: the sum of its ledger. */
export function heldIn(entries: readonly LedgerEntry[]): number {
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}

/** What was received in a payment, whole dollars, whether or not some of it was given back or kept since. */
export function receivedIn(entries: readonly LedgerEntry[]): number {
  return heldIn(entries.filter(({ kind }) => !returningKinds.includes(kind)));
}

/** Whether a payment was reversed, after which its state does not change any more. */
export function isReversed(entries: readonly LedgerEntry[]): boolean {
  return entries.some(({ kind }) => kind === 'REVERSED');
}

/**
 * What was held when the treasurer last said what the payment has: at its approval, or at a correction after it. Whole
 * dollars; undefined for a payment that was never approved.
 */
export function heldWhenSettled(entries: readonly LedgerEntry[]): number | undefined {
  const approved = entries.findLastIndex(({ kind }) => kind === 'APPROVED');
  const settled = entries.findLastIndex(({ kind }) => kind === 'APPROVED' || kind === 'CORRECTED');
  return approved === -1 ? undefined : heldIn(entries.slice(0, settled + 1));
}

/** Kinds whose reason is written to the family. Every other reason is for the treasurer only. */
export const kindsWithSharedReason: readonly EntryKind[] = ['DECLINED', 'REJECTED', 'REVERSED', 'FEE_KEPT'];
