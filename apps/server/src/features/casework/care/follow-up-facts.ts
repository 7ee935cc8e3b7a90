import type { RecordCare } from '@sangamam/contract/casework/care/care';
import type { FollowUp } from '@sangamam/contract/casework/follow-up/follow-up';

import type { StoredCare } from './cared-kind.ts';

/** The follow-up of a record; none where there is no day. */
export function followUpIn(care: StoredCare | undefined): FollowUp | null {
  if (!care || care.followUpOn === null) return null;
  return { on: care.followUpOn, reason: care.followUpReason };
}

/** Whether both are on the same day for the same reason, or there is neither. */
export function isSameFollowUp(one: FollowUp | null, other: FollowUp | null): boolean {
  return one?.on === other?.on && one?.reason === other?.reason;
}

/** A follow-up as lists show it on a day, `YYYY-MM-DD`. */
export function withDaysLate(followUp: FollowUp | null, today: string): RecordCare['followUp'] {
  return followUp && { ...followUp, daysLate: followUp.on > today ? null : daysBetween(followUp.on, today) };
}

/** Whole days from one calendar date to a later one, both `YYYY-MM-DD`. */
function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60_000);
}
