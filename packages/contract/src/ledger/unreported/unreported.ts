import type { OrderFacts } from '../../orders/order-status.ts';
import { paymentRefusal } from '../../collection/reporting/payability.ts';

/**
 * What an order that was sent costs and of which no payment is under way, whole dollars of its currency; 0 for every other
 * order. A payment that was declined, rejected or reversed leaves its order here until another one is reported.
 */
export function unreportedAmountOf(facts: OrderFacts): number {
  return paymentRefusal(facts) === undefined ? facts.net : 0;
}
