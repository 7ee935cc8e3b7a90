/** Entries in the ledger, and why a booking of a bank statement stays when its import is undone. */
export const importUndone = 'The import of the bank statement was undone.';
export const approvedSince = 'The payment has been approved since. Correct or reverse it under Payments.';
export const decidedSince = 'The payment has been changed since. Correct it under Payments.';
