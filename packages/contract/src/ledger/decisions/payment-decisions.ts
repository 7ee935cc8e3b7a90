import {
  alreadyDone,
  notPossible,
  possible,
  possibleActions,
  type Decision,
} from '../../orders/decisions/decision.ts';
import type { PaymentStatus } from '../../orders/order-status.ts';
import { movableOf, uncoveredRefundOf, type HeldMoney } from '../entries/refund-due.ts';

/** What the treasurer can do with a payment (DECISIONS §4). */
export const paymentActions = [
  'receive-and-approve',
  'receive',
  'approve',
  'decline',
  'reject',
  'refund',
  'move',
  'correct',
  'reverse',
] as const;
export type PaymentAction = (typeof paymentActions)[number];

/** The facts that determine the treasurer's actions. */
export interface PaymentDecisionFacts extends HeldMoney {
  /** True when PAYMENT_DECLINED was reached by reversing, not by declining. */
  reversed: boolean;
}

/** The decision table of payments. */
const table: Record<PaymentAction, (facts: PaymentDecisionFacts) => Decision> = {
  'receive-and-approve': ({ state, held, due, orderIsActive }) =>
    isOpen(state) && orderIsActive && held < due ? possible : notPossible,
  receive: ({ state }) => (isOpen(state) ? possible : notPossible),
  approve: ({ state, held, due, orderIsActive }) => {
    if (state === 'PAYMENT_APPROVED') return alreadyDone;
    if (!isOpen(state) || !orderIsActive) return notPossible;
    return { outcome: 'possible', needsReason: held < due };
  },
  decline: (facts) =>
    facts.state === 'PAYMENT_DECLINED' && !facts.reversed ? alreadyDone : closesUnpaid(facts),
  reject: (facts) => (facts.state === 'PAYMENT_REJECTED' ? alreadyDone : closesUnpaid(facts)),
  refund: (facts) => (uncoveredRefundOf(facts) > 0 ? possible : notPossible),
  move: (facts) => (movableOf(facts) > 0 ? possible : notPossible),
  correct: ({ held }) => (held > 0 ? possible : notPossible),
  reverse: ({ state, reversed, held, reserved }) => {
    if (reserved > 0) return { outcome: 'refused', code: 'REFUND_OPEN' };
    if (held > 0 || state === 'PAYMENT_APPROVED') return possible;
    return reversed ? alreadyDone : notPossible;
  },
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

/**
 * A payment of which money is held is never declined or rejected: the family would be told that nothing came. It is
 * reversed, corrected or refunded. On a cancelled or rejected order there is nothing to tell the family.
 */
function closesUnpaid({ state, held, orderIsActive }: PaymentDecisionFacts): Decision {
  return isOpen(state) && held === 0 && orderIsActive ? possible : notPossible;
}
