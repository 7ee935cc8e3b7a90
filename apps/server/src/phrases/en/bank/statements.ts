/** Entries in the ledger, and why a booking of a bank statement stays when its import is undone. */
export const importUndone = 'The import of the bank statement was undone.';
export const approvedSince = 'The payment has been approved since.';
export const decidedSince =
  'The payment has been changed since: refunded, moved, declined or decided otherwise.';
