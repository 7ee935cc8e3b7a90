import type { ReminderReason } from '@sangamam/contract/payments/reminders/payment-reminder';

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

export const whoGetsWhat = 'Who gets a reminder in the next 14 days';
export const remindersAhead = 'Reminders ahead';
export const remindersAreOff = 'Reminders are off. This is who would get one.';
export const plannedCount = (total: number) =>
  `${total === 1 ? '1 reminder' : `${total} reminders`} unless families pay before then. Nothing is sent from this page.`;
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
