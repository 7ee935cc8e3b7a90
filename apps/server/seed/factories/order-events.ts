/** An event of an order, now or some days ago, applied with the use case of the screens. */
export type OrderEvent = { daysAgo?: number } & (
  | { does: 'submit' }
  | { does: 'approve' }
  | { does: 'reject'; reason: string }
  | { does: 'cancel'; reason: string }
  | { does: 'pay-by-zelle'; from: string }
  | { does: 'pay-by-cheque' }
  /** `short`: by how many whole dollars the received amount is less than what is due. */
  | { does: 'receive-money'; reference: string; short?: number }
  | { does: 'approve-payment' }
  | { does: 'decline-payment'; reason: string }
);
