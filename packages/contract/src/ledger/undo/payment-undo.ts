import type { UndoObstacle } from '../../undo/undoable-decision.ts';
import type { PaymentAction } from '../decisions/payment-decisions.ts';

/** The treasurer's decisions that can be undone within a minute. The rest of them is put right by counter-decisions. */
export const undoableActions = [
  'receive-and-approve',
  'receive',
  'approve',
  'decline',
  'reject',
] as const satisfies readonly PaymentAction[];
export type UndoableAction = (typeof undoableActions)[number];

/** What is stored as a decision about a payment: the treasurer's, and what goes and comes back with a merge of registrations. */
export const storedDecisions = [...undoableActions, 'merge'] as const;

/** What may have happened to a payment since it was decided about. */
export interface PaymentUndoFacts {
  /** False once something else happened to the payment, or the family reported another one. */
  isLatest: boolean;
  /** Whether its check was put on a deposit slip meanwhile. */
  isDeposited: boolean;
  /** False once the order costs something else than the payment asks for, as a declined payment does not follow its price. */
  priceStands: boolean;
  /** What open refunds of the payment reserve, whole dollars. */
  reserved: number;
}

/** Why a decision about a payment is not undone although its minute lasts. */
export function paymentObstacle(facts: PaymentUndoFacts): UndoObstacle | null {
  if (!facts.isLatest || facts.isDeposited || !facts.priceStands) return 'CONFLICT';
  return facts.reserved > 0 ? 'REFUND_OPEN' : null;
}
