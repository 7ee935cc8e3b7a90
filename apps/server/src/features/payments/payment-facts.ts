import { holdsCapacity, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import type { PaymentDecisionFacts } from '@sangamam/contract/payments/decisions/payment-decisions';

import type { PaymentRow } from './payment-repository.ts';

/**
 * The facts of a stored payment that determine the treasurer's possible actions; `received` is the sum of its ledger.
 */
export function decisionFactsOf({
  payment,
  order,
  received,
}: {
  payment: PaymentRow;
  order: OrderRow;
  received: number;
}): PaymentDecisionFacts {
  return { state: payment.state, received, due: payment.dueAmount, orderIsActive: holdsCapacity(order) };
}
