/** Something that happens to an order, now or so many days before; each runs the use case that the screens run. */
export type OrderEvent = { daysAgo?: number } & (
  | { does: 'submit' }
  | { does: 'approve' }
  | { does: 'reject'; reason: string }
  | { does: 'cancel'; reason: string }
  | { does: 'pay-by-zelle'; from: string }
  | { does: 'pay-by-cheque' }
  /** `short`: whole dollars by which the money is less than what is due. */
  | { does: 'receive-money'; reference: string; short?: number }
  | { does: 'approve-payment' }
  | { does: 'decline-payment'; reason: string }
);
