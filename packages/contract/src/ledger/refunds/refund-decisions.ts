import {
  alreadyDone,
  notPossible,
  possible,
  possibleActions,
  type Decision,
} from '../../orders/decisions/decision.ts';

/**
 * The states of a refund. Its money leaves the ledger with SENT or DONATED and comes back with FAILED; until then an
 * open refund only reserves it. Where all of it is kept, nothing is sent: the money leaves with DONE.
 */
export const refundStates = ['DUE', 'APPROVED', 'SENT', 'DONE', 'FAILED', 'DONATED', 'DISCARDED'] as const;
export type RefundState = (typeof refundStates)[number];

/** The states in which a refund reserves money that is still held. */
export const openRefundStates = ['DUE', 'APPROVED'] as const satisfies readonly RefundState[];

/** What the treasurer can do with a refund, in the order of its life. */
export const refundActions = ['approve', 'send', 'finish', 'fail', 'donate', 'discard'] as const;
export type RefundAction = (typeof refundActions)[number];

/** The state that each action leads to. */
export const stateAfterRefund = {
  approve: 'APPROVED',
  send: 'SENT',
  finish: 'DONE',
  fail: 'FAILED',
  donate: 'DONATED',
  discard: 'DISCARDED',
} as const satisfies Record<RefundAction, RefundState>;

/** The facts that determine what can be done with a refund. */
export interface RefundDecisionFacts {
  state: RefundState;
  /**
   * Whether its amount and kept fee are still not due. False when the registration was reopened or the payment
   * corrected after the refund was entered: then it can only be discarded.
   */
  covered: boolean;
  /** Whether the family gets something. False when all of it is kept: there is nothing to send, so it is finished. */
  gives: boolean;
}

const isOpen = ({ state }: RefundDecisionFacts) => state === 'DUE' || state === 'APPROVED';
const when = (fits: boolean): Decision => (fits ? possible : notPossible);

/** The decision table of refunds, for states that the action has not led to already. */
const table: Record<RefundAction, (facts: RefundDecisionFacts) => Decision> = {
  approve: ({ state, covered }) => when(state === 'DUE' && covered),
  send: ({ state, covered, gives }) => when(state === 'APPROVED' && covered && gives),
  finish: ({ state, covered, gives }) => when(gives ? state === 'SENT' : state === 'APPROVED' && covered),
  fail: ({ state }) => when(state === 'SENT'),
  donate: (facts) => when(isOpen(facts) && facts.covered && facts.gives),
  discard: (facts) => when(isOpen(facts)),
};

/** What the table says about one action. A repeated action is already done. */
export function refundDecision(action: RefundAction, facts: RefundDecisionFacts): Decision {
  return facts.state === stateAfterRefund[action] ? alreadyDone : table[action](facts);
}

/** The actions that would be carried out now, for whoever may decide about payments. */
export function possibleRefundActions(facts: RefundDecisionFacts): RefundAction[] {
  return possibleActions(table, facts);
}
