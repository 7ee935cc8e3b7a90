import type { Decision } from '../../orders/decisions/decision.ts';
import { alreadyDone, possible } from '../../orders/decisions/decision.ts';
import { undoableUntil } from '../../mail/delayed/undo-window.ts';
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

/** The facts that determine whether a decision about a payment can be undone. */
export interface UndoFacts {
  decidedAt: Date;
  undone: boolean;
  /** False once something else happened to the payment, or the family reported another one. */
  isLatest: boolean;
  /** Whether its check was put on a deposit slip meanwhile. */
  isDeposited: boolean;
  /** False once the order costs something else than the payment asks for, as a declined payment does not follow its price. */
  priceStands: boolean;
  /** What open refunds of the payment reserve, whole dollars. */
  reserved: number;
}

/** Whether a decision can be undone at `now`. That its mail has not left yet is up to the outbox. */
export function undoDecision(facts: UndoFacts, now: Date): Decision {
  if (facts.undone) return alreadyDone;
  if (now >= undoableUntil(facts.decidedAt)) return { outcome: 'refused', code: 'UNDO_TOO_LATE' };
  if (!facts.isLatest || facts.isDeposited || !facts.priceStands)
    return { outcome: 'refused', code: 'CONFLICT' };
  return facts.reserved > 0 ? { outcome: 'refused', code: 'REFUND_OPEN' } : possible;
}
