import type { RegistrationRow } from '@sangamam/contract/orders/admin/registration-admin-endpoints';
import * as phrases from '#phrases/orders/admin.ts';

const day = 24 * 60 * 60_000;

/** How many whole days it has been waiting for a decision; undefined where there is none to make. */
export function daysWaiting(
  { canBeApproved, submittedAt }: RegistrationRow,
  now = Date.now(),
): number | undefined {
  if (!canBeApproved || submittedAt === null) return undefined;
  return Math.max(0, Math.floor((now - Date.parse(submittedAt)) / day));
}

/** `sent today`, `waiting for 1 day`, `waiting for 12 days`. */
export function waitingText(days: number): string {
  if (days === 0) return phrases.sentToday;
  return phrases.waitingDays(days);
}
