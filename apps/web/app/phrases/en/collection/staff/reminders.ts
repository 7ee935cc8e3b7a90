import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';
import type {
  ReminderReason,
  NoReminderReason,
} from '@sangamam/contract/collection/reminders/payment-reminder';

export const paymentReminders = 'Payment reminders';
export const intro =
  'Families get an email about a payment that is still open, once for each day below. Reminders stop automatically when the money is here, or the registration is cancelled.';

export const schedule = 'Schedule';
export const scheduleDescription = 'Days are counted from the day by which a payment should arrive.';
export const sendReminders = 'Send reminders';
export const daysBefore = 'Days before the due date';
export const daysBeforeHint = 'With commas: 7, 3. Enter 0 for the due date itself.';
export const daysAfter = 'Days after the due date';
export const daysAfterHint = 'With commas: 1, 7, 14.';
export const saveSchedule = 'Save schedule';
export const scheduleWasNotSaved = 'The schedule was not saved';
export const scheduleIsSaved = 'The schedule is saved.';

export const nextTwoWeeks = 'The next 14 days';
export const whoGetsOne = 'Who gets a reminder';
export const whoGetsNone = 'Who gets none, and why';
export const searchLabel = 'Search by name, number or email';
export const noneFound = 'Nobody found';
export const noneFoundText = 'Nobody in this list has this name, number or email address.';
export const remindersAhead = 'Reminders ahead';
export const remindersAreOff = 'Reminders are off. This is what they would do if they were on.';
export const plannedCount = (total: number) =>
  plural(total, { one: `${total} reminder`, other: `${total} reminders` });
export const nothingIsSent = 'Nothing is sent from this page, and families that pay get none.';
export const nobody = 'Nobody';
export const nobodyText = 'No payment reaches a day of the schedule in the next 14 days.';

export const family = 'Family';
export const day = 'Day';
export const open = 'Open';
export const due = 'Due';
export const why = 'Why';

/** When a reminder is sent, seen from its due date. */
export function stepText(step: number): string {
  if (step === 0) return 'on the due date';
  const days = Math.abs(step);
  return `${days === 1 ? '1 day' : `${days} days`} ${step < 0 ? 'before' : 'after'} the due date`;
}

export const reasonTexts: Readonly<Record<ReminderReason, string>> = {
  NOT_REPORTED: 'Approved, and no payment reported',
  NOT_ARRIVED: 'Payment reported, but the money is not here',
  PART_OPEN: 'Part of the payment is missing',
};

export const withoutReminder = 'Without a reminder';
export const unremindedCount = (total: number) =>
  plural(total, { one: `${total} order without a reminder`, other: `${total} orders without a reminder` });
export const everyoneGetsOne = 'Everyone who still owes something gets a reminder in the next 14 days.';
export const nextOneOn = ({ day }: Values<'day'>) => `Not yet: the next reminder is on ${day}`;

export const noReminderTexts: Readonly<Record<NoReminderReason, string>> = {
  NOT_APPROVED: 'The registration is not approved yet',
  WITH_PROVIDER: 'PayPal is still checking the payment',
  REFUNDED: 'Money of this order is being refunded',
  CANCEL_ASKED: 'The family asks to cancel',
  CONVENTION_OVER: 'The convention is over',
  NO_ADDRESS: 'The account is closed: there is no email address',
  ALREADY_SENT: 'The last reminder was sent',
  LATER: 'Not yet',
  NO_DAY_LEFT: 'No day of the schedule is left',
};
