import type { PaymentDecisionFacts } from '@sangamam/contract/ledger/decisions/payment-decisions';
import { heldIn, isReversed, type LedgerEntry } from '@sangamam/contract/ledger/entries/ledger';

import { holdsCapacity, type OrderRow } from '#server/features/orders/order/order-facts.ts';

import type { PaymentRow } from './payment-repository.ts';

/** A stored payment with its order, its ledger and what its open refunds reserve (whole dollars). */
export interface PaymentWithLedger {
  payment: PaymentRow;
  order: OrderRow;
  entries: readonly LedgerEntry[];
  reserved: number;
}

/** The facts of a stored payment that determine the treasurer's possible actions. */
export function decisionFactsOf({
  payment,
  order,
  entries,
  reserved,
}: PaymentWithLedger): PaymentDecisionFacts {
  return {
    state: payment.state,
    reversed: isReversed(entries),
    held: heldIn(entries),
    due: payment.dueAmount,
    reserved,
    orderIsActive: holdsCapacity(order),
  };
}
