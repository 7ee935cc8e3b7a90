import {
  alreadyDone,
  notPossible,
  possible,
  possibleActions,
  type Decision,
} from '../../orders/decisions/decision.ts';
import type { PaymentStatus } from '../../orders/order-status.ts';

/** What the treasurer can do with a payment (DECISIONS §4). */
export const paymentActions = ['receive', 'approve', 'decline', 'reject'] as const;
export type PaymentAction = (typeof paymentActions)[number];

/** The facts that determine the treasurer's actions. Amounts are whole dollars of the payment's currency. */
export interface PaymentDecisionFacts {
  state: PaymentStatus;
  received: number;
  due: number;
  /** False once the order is cancelled or rejected: there is nothing left to approve. */
  orderIsActive: boolean;
}

/** The decision table of payments. */
const table: Record<PaymentAction, (facts: PaymentDecisionFacts) => Decision> = {
  receive: ({ state }) => (isOpen(state) ? possible : notPossible),
  approve: ({ state, received, due, orderIsActive }) => {
    if (state === 'PAYMENT_APPROVED') return alreadyDone;
    if (!isOpen(state) || !orderIsActive) return notPossible;
    return { outcome: 'possible', needsReason: received < due };
  },
  decline: ({ state }) => closes(state, 'PAYMENT_DECLINED'),
  reject: ({ state }) => closes(state, 'PAYMENT_REJECTED'),
};

/** What the table says about one action. */
export function paymentDecision(action: PaymentAction, facts: PaymentDecisionFacts): Decision {
  return table[action](facts);
}

/** The actions that would be carried out now, for whoever may decide about payments. */
export function possiblePaymentActions(facts: PaymentDecisionFacts): PaymentAction[] {
  return possibleActions(table, facts);
}

/** True while the treasurer has not decided about a payment. */
function isOpen(state: PaymentStatus): boolean {
  return state === 'PENDING_PAYMENT_APPROVAL' || state === 'PAYMENT_RECEIVED';
}

function closes(state: PaymentStatus, as: PaymentStatus): Decision {
  if (state === as) return alreadyDone;
  return isOpen(state) ? possible : notPossible;
}
