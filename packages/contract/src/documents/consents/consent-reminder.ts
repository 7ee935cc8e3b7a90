import { addDays } from '../../fields/dates/calendar-date.ts';
import { catchUpDays } from '../../collection/reminders/payment-reminder.ts';

/** Days before a convention begins on which families are reminded of missing consent forms. */
export const consentReminderDays = [30, 14, 5] as const;
export type ConsentReminderStep = (typeof consentReminderDays)[number];

/** What a reminder depends on. */
export interface ConsentReminderFacts {
  /** Whether the registration is confirmed; others have more urgent things to settle. */
  confirmed: boolean;
  /** How many minors have no form that was accepted or waits for its check. */
  missing: number;
  /** First day of the convention (`YYYY-MM-DD`). */
  startDate: string;
  /** False once the account is closed. */
  hasAddress: boolean;
}

/**
 * The reminder that is due today: the last step whose day has come, on its day or up to `catchUpDays` later. Undefined
 * without one, so reminders stop by themselves when forms come, the registration is cancelled or the convention begins.
 */
export function consentReminderDueOn(
  { confirmed, missing, startDate, hasAddress }: ConsentReminderFacts,
  today: string,
): ConsentReminderStep | undefined {
  if (!confirmed || missing === 0 || !hasAddress || today >= startDate) return undefined;
  return consentReminderDays.findLast((step) => {
    const day = addDays(startDate, -step);
    return day <= today && day >= addDays(today, -catchUpDays);
  });
}
