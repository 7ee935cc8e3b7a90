import type { NoReminderReason } from '@sangamam/contract/reports/checklist-reminders/checklist-reminder';
import type { Values } from '@sangamam/contract/phrases/values';

export const views = 'Checklists and reminders';
export const families = 'Families';
export const weeklyReminders = 'Weekly reminders';
export const intro = ({ days }: Values<'days'>) =>
  `Families of confirmed registrations get one email a week that lists what is left for them to do. It stops once everything is done or the convention begins. Payments have reminders of their own, and so do consent forms from ${days} days before the convention.`;

export const chooseOneConvention = 'Choose a convention';
export const switchedPerConvention =
  'Reminders are switched on for one convention at a time. Choose it in the menu.';

export const remindersOnText = 'Reminders are on. The next emails leave tonight.';
export const remindersOffText = 'Reminders are off. Below is what they would do if they were on.';
export const switchOn = 'Switch reminders on';
export const switchOff = 'Switch reminders off';
export const switchOnQuestion = 'Switch reminders on?';
export const switchOffQuestion = 'Switch reminders off?';
export const turnOnText = 'Families in the list below get their email on the day that it names.';
export const turnOffText = 'No family gets another email about its checklist until you switch them on again.';
export const areNowOn = 'Reminders are on.';
export const areNowOff = 'Reminders are off.';

export const whoGetsOne = 'Who gets a reminder';
export const plannedCount = (total: number) =>
  `${total === 1 ? '1 family' : `${total} families`} would get an email, unless everything is done before then. Nothing is sent from this page.`;
export const nobody = 'Nobody';
export const nobodyText = 'No family of a confirmed registration has anything left to do.';
export const nobodyMatches = 'No family that gets a reminder matches your search.';
export const searchLabel = 'Search by name or number';
export const family = 'Family';
export const day = 'Day';
export const why = 'Why';
export const firstOne = 'The first one';
export const lastOneOn = ({ day }: Values<'day'>) => `The last one was on ${day}`;
export const taskBy = ({ task, day }: Values<'task' | 'day'>) => `${task} by ${day}`;

export const whoGetsNone = 'Who gets no reminder';
export const withoutCount = (total: number) =>
  total === 1 ? '1 family gets no email.' : `${total} families get no email.`;
export const noReminderReasons: Readonly<Record<NoReminderReason, string>> = {
  NOT_CONFIRMED: 'The registration is not confirmed',
  NO_ADDRESS: 'The account has no email address any more',
  NOTHING_LEFT: 'Nothing is left for the family to do',
  FORMS_APART: 'Only consent forms are missing, which have reminders of their own',
  TOO_LATE: 'The convention begins before the next email is due',
};
export const withoutMailPages = 'Pages of families without an email';
