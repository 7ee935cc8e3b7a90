import { consentReminderDays } from '../../documents/consents/consent-reminder.ts';
import { addDays } from '../../fields/dates/calendar-date.ts';
import type { ReadinessItem, ReadinessTopic } from '../readiness/readiness.ts';

/** Least days from one mail about the checklist to the next. */
export const daysBetweenChecklistReminders = 7;

/** From this many days before the convention consent forms are left to their own reminders (decision 040). */
export const consentsApartFrom = Math.max(...consentReminderDays) + daysBetweenChecklistReminders - 1;

/** What the mail may list. Open payments have reminders of their own, by the treasurer's schedule. */
export const remindedTopics = [
  'CONSENTS',
  'CARDS',
  'PICTURE',
  'TRAVEL',
] as const satisfies readonly ReadinessTopic[];
export type RemindedTopic = (typeof remindedTopics)[number];

/** What a mail about the checklist depends on. */
export interface ChecklistReminderFacts {
  /** The family's readiness, by `readinessOf`. */
  items: readonly ReadinessItem[];
  confirmed: boolean;
  /** First day of the convention (`YYYY-MM-DD`). */
  conventionStarts: string;
  /** False once the account is closed. */
  hasAddress: boolean;
  /** Day of the last mail about the checklist; `null` before the first. */
  lastSent: string | null;
}

/** A mail: its day, and what is left for the family to do by when. */
export interface ChecklistReminder {
  day: string;
  items: { topic: RemindedTopic; by: string | null }[];
}

/** Why a family gets no mail about its checklist. */
export const noReminderReasons = [
  'NOT_CONFIRMED',
  'NO_ADDRESS',
  'NOTHING_LEFT',
  /** Consent forms alone are left, which have reminders of their own by then. */
  'FORMS_APART',
  /** The next mail would come when the convention has begun. */
  'TOO_LATE',
] as const;
export type NoReminderReason = (typeof noReminderReasons)[number];

/**
 * The next mail to a confirmed family, today or a week after the last one. Undefined when nothing is left for the family
 * to do or the convention has begun by then, so mails stop by themselves.
 */
export function nextChecklistReminder(
  facts: ChecklistReminderFacts,
  today: string,
): ChecklistReminder | undefined {
  const answer = checklistReminderOf(facts, today);
  return typeof answer === 'string' ? undefined : answer;
}

/** The next mail to a family, or why there is none. */
export function checklistReminderOf(
  { items, confirmed, conventionStarts, hasAddress, lastSent }: ChecklistReminderFacts,
  today: string,
): ChecklistReminder | NoReminderReason {
  if (!confirmed) return 'NOT_CONFIRMED';
  if (!hasAddress) return 'NO_ADDRESS';
  const open = remindedTopics.flatMap((topic) => {
    const item = items.find((one) => one.topic === topic);
    return item?.state === 'TO_DO' && item.actor === 'FAMILY' ? [{ topic, by: item.by }] : [];
  });
  if (open.length === 0) return 'NOTHING_LEFT';
  const free = lastSent === null ? today : addDays(lastSent, daysBetweenChecklistReminders);
  const day = free > today ? free : today;
  if (day >= conventionStarts) return 'TOO_LATE';
  const left = open.filter(
    ({ topic }) => topic !== 'CONSENTS' || !hasConsentReminders(conventionStarts, day),
  );
  return left.length > 0 ? { day, items: left } : 'FORMS_APART';
}

/** Less than a week before the first reminder of the forms: a family never gets both for the same forms within a week. */
function hasConsentReminders(conventionStarts: string, day: string): boolean {
  return day >= addDays(conventionStarts, -consentsApartFrom);
}
