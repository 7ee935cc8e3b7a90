import type { UndoableRegistrationAction } from '@sangamam/contract/orders/decisions/registration-decisions';
import type { Values } from '@sangamam/contract/phrases/values';

/** What was decided a moment ago, about one registration. */
export const decidedJustNow: Readonly<Record<UndoableRegistrationAction, string>> = {
  approve: 'Approved',
  reject: 'Rejected',
  reopen: 'Reopened',
  reinstate: 'Reinstated',
  'take-back': 'Approval taken back',
  amend: 'Registration changed',
  merge: 'Registrations merged',
};
export const alreadyDecidedBy = ({ decided, name }: Values<'decided' | 'name'>) =>
  `${decided} already, by ${name}`;
export const takeApprovalBack = 'Take approval back';
export const takeThisApprovalBack = 'Take this approval back?';
export const familyNotToldText =
  'The family has not been told yet, and never will be. The registration waits for a decision again.';
export const familyToldText =
  'The registration waits for a decision again. The family will be told by email, with your reason.';
