import type { RegistrationRow } from '@sangamam/contract/orders/admin/registration-admin-endpoints';
import * as phrases from '#phrases/orders/admin.ts';

const day = 24 * 60 * 60_000;

/** How many whole days a registration has been waiting for a decision; undefined once decided. */
export function daysWaiting(
  { registrationStatus, submittedAt, status }: RegistrationRow,
  now = Date.now(),
): number | undefined {
  if (registrationStatus !== 'PENDING_REG_APPROVAL' || submittedAt === null || status === 'CANCELLED')
    return undefined;
  return Math.max(0, Math.floor((now - Date.parse(submittedAt)) / day));
}

/** `sent today`, `waiting for 1 day`, `waiting for 12 days`. */
export function waitingText(days: number): string {
  if (days === 0) return phrases.sentToday;
  return phrases.waitingDays(days);
}
