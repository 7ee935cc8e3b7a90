import { holdsCapacity, type OrderRow } from '#server/features/orders/order/order-facts.ts';
import type { PaymentDecisionFacts } from '@sangamam/contract/payments/decisions/payment-decisions';
import { heldIn, isReversed, type LedgerEntry } from '@sangamam/contract/payments/ledger/ledger';

import type { PaymentRow } from './payment-repository.ts';

/** The facts of a stored payment and its ledger that determine the treasurer's possible actions. */
export function decisionFactsOf({
  payment,
  order,
  entries,
}: {
  payment: PaymentRow;
  order: OrderRow;
  entries: readonly LedgerEntry[];
}): PaymentDecisionFacts {
  return {
    state: payment.state,
    reversed: isReversed(entries),
    held: heldIn(entries),
    due: payment.dueAmount,
    orderIsActive: holdsCapacity(order),
  };
}
