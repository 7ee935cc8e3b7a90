import { alreadyDone, possible, type Decision } from '../decision.ts';
import { undoableUntil } from '../../../mail/delayed/undo-window.ts';

/** What staff decide about a registration that can be undone within a minute, its changes too. A cancellation cannot. */
export const undoableRegistrationActions = [
  'approve',
  'reject',
  'reopen',
  'take-back',
  'reinstate',
  'amend',
  'merge',
] as const;
export type UndoableRegistrationAction = (typeof undoableRegistrationActions)[number];

/** The facts that determine whether a decision about a registration can be undone. */
export interface RegistrationUndoFacts {
  decidedAt: Date;
  undone: boolean;
  /** Whether no other decision about the registration was made since. */
  isLatest: boolean;
  /** Whether the registration, its payments and its add-on orders are still as the decision left them. */
  isAsDecided: boolean;
}

/** Whether a decision can be undone at `now`. That its mails have not left yet is up to the outbox. */
export function undoRegistrationDecision(
  { decidedAt, undone, isLatest, isAsDecided }: RegistrationUndoFacts,
  now: Date,
): Decision {
  if (undone) return alreadyDone;
  if (now >= undoableUntil(decidedAt)) return { outcome: 'refused', code: 'UNDO_TOO_LATE' };
  return isLatest && isAsDecided ? possible : { outcome: 'refused', code: 'CONFLICT' };
}
