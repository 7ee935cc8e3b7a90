import type { RegistrationRow } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';

import * as phrases from '#phrases/orders/staff/registrations.ts';

const day = 24 * 60 * 60_000;

/**
 * How many whole days it has been waiting for a decision, since its submission or its return after a question; undefined
 * where there is none to make, or where it waits for the family.
 */
export function daysWaiting(
  { canBeApproved, submittedAt, conversation }: RegistrationRow,
  now = Date.now(),
): number | undefined {
  if (!canBeApproved || submittedAt === null || conversation?.state === 'WAITING') return undefined;
  return daysSince(returnedAt(conversation) ?? submittedAt, now);
}

/** How many whole days have passed since an instant, an ISO text or milliseconds. */
export const daysSince = (instant: string | number, now = Date.now()): number =>
  Math.max(0, Math.floor((now - new Date(instant).getTime()) / day));

/** When a registration came back after a question, in milliseconds. */
function returnedAt(conversation: RegistrationRow['conversation']): number | undefined {
  if (conversation === null) return undefined;
  return conversation.state === 'ANSWERED'
    ? Date.parse(conversation.since)
    : Date.parse(conversation.until) + day;
}

/** `today`, `1 day`, `12 days`: where there is no room for more. */
export const ageText = (days: number): string => (days === 0 ? phrases.today : phrases.dayCount(days));

/** `sent today`, `answered today`, `back today`, `waiting for 1 day`, `waiting for 12 days`. */
export function waitingText(days: number, { conversation }: Pick<RegistrationRow, 'conversation'>): string {
  if (days > 0) return phrases.waitingDays(days);
  if (conversation === null) return phrases.sentToday;
  return conversation.state === 'ANSWERED' ? phrases.answeredToday : phrases.backToday;
}
