/** For the treasurer, in the ledger: why a payment of a reinstated registration is open again. */
export const givenBackWhileCancelled =
  'Money of it was given back or moved while the registration was cancelled';
