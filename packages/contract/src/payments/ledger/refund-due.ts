import type { PaymentDecisionFacts } from '../decisions/payment-decisions.ts';

/**
 * Money of a payment that is not due, in whole dollars: all that is held when the order was cancelled or rejected or
 * the payment was not accepted, else what is held beyond the amount due. Everything that says "refund due" reads this.
 */
export function refundDueOf({
  state,
  held,
  due,
  orderIsActive,
}: Pick<PaymentDecisionFacts, 'state' | 'held' | 'due' | 'orderIsActive'>): number {
  const counts = orderIsActive && state !== 'PAYMENT_DECLINED' && state !== 'PAYMENT_REJECTED';
  return Math.max(held - (counts ? due : 0), 0);
}
