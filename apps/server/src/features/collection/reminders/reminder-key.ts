import { daysBetweenReminders } from '@sangamam/contract/collection/reminders/remind-now';

/** The kind of the mail. */
export const reminderKind = 'payment.reminder';

const byHand = 'by hand';

/** Days from the due date, or the day on which the treasurer wished it. */
export type ReminderStep = number | `${typeof byHand} ${string}`;

/** The step of a reminder that the treasurer wishes on a day (`YYYY-MM-DD`). */
export function stepByHand(today: string): ReminderStep {
  return `${byHand} ${today}`;
}

/** What a reminder is about: a step before or after a due date. A new due date begins the steps again. */
export function reminderAbout({ dueDate, step }: { dueDate: string; step: ReminderStep }): string {
  return `${dueDate}:${step}`;
}

/** The key by which the outbox keeps one mail per order, due date and step. */
export function reminderKey(orderId: string, reminder: { dueDate: string; step: ReminderStep }): string {
  return `${reminderKind}:${orderId}:${reminderAbout(reminder)}`;
}

/** The keys of all reminders by hand, as a pattern of SQL's `like`. */
export const keysByHand = `${reminderKind}:%:${byHand} %`;

/** Since when a reminder is too young for another one. */
export function lately(now: Date): Date {
  return new Date(now.getTime() - daysBetweenReminders * 86_400_000);
}
