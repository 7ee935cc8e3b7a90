import type { FollowUp } from '@sangamam/contract/casework/follow-up/follow-up';

import type { CareRow } from './care-repository.ts';

/** The follow-up of an order; none once a decision has cleared it. */
export function followUpIn(care: CareRow | undefined): FollowUp | null {
  if (!care || care.followUpOn === null || care.followUpDecisionId !== null) return null;
  return { on: care.followUpOn, reason: care.followUpReason };
}

/** Whether both are on the same day for the same reason, or there is neither. */
export function isSameFollowUp(one: FollowUp | null, other: FollowUp | null): boolean {
  return one?.on === other?.on && one?.reason === other?.reason;
}

/** Whole days from one calendar date to a later one, both `YYYY-MM-DD`. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / (24 * 60 * 60_000);
}
