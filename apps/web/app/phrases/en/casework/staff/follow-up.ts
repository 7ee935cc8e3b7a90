import type { CareKind } from '@sangamam/contract/casework/care/cared-records';
import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const followUp = 'Follow up';
export const followUpOn = ({ day }: Values<'day'>) => `Follow up on ${day}`;
export const followUpToday = 'Follow up today';
export const daysLate = (days: number) =>
  plural(days, { one: 'Follow up, 1 day late', other: `Follow up, ${days} days late` });
export const setAFollowUp = 'Set a follow-up';
export const change = 'Change';
export const changeFollowUp = 'Change follow-up';
export const done = 'Done';
export const followUpIsDone = 'Follow-up is done';
export const day = 'Day';
export const quickly = 'Choose a day';
export const tomorrow = 'Tomorrow';
export const inThreeDays = 'In 3 days';
export const inAWeek = 'In a week';
export const inTwoWeeks = 'In 2 weeks';
/** What becomes of it from that day on, by the kind of its record. */
export const whatHappens: Readonly<Record<CareKind, string>> = {
  REGISTRATION:
    'From that day on it is in the view "Follow up", until it is decided or you mark it as done. The family never sees it.',
  PAYMENT:
    'From that day on the filter "Follow up" finds it as due, until you mark it as done. The family never sees it.',
  MESSAGE:
    'From that day on the filter "Follow up" finds it as due, until you close the message or mark it as done.',
  PERSON:
    'From that day on the filter "Follow up" finds the person as due, until you mark it as done. The person never sees it.',
};
export const reason = 'Reason';
export const reasonExample = 'For example: the parish calls back.';
export const pleaseChooseADay = 'Please choose a day';
export const dayIsOver = 'This day is over. Please choose today or a later day.';
export const followUpSaved = 'Follow-up saved';
export const followUpCleared = 'Follow-up cleared';
export const followUpSet = 'Follow-up set';
export const notSet = 'Not set';
export const due = 'Due today or late';
export const anyDay = 'On any day';
export const save = 'Save';
export const thatDidntWork = "That didn't work";
export const forThese: Readonly<Record<CareKind, (count: number) => string>> = {
  REGISTRATION: (count) =>
    plural(count, {
      one: 'Set a follow-up for 1 registration',
      other: `Set a follow-up for ${count} registrations`,
    }),
  PAYMENT: (count) =>
    plural(count, { one: 'Set a follow-up for 1 payment', other: `Set a follow-up for ${count} payments` }),
  PERSON: (count) =>
    plural(count, { one: 'Set a follow-up for 1 person', other: `Set a follow-up for ${count} people` }),
  MESSAGE: (count) =>
    plural(count, { one: 'Set a follow-up for 1 message', other: `Set a follow-up for ${count} messages` }),
};
export const replacesTheirs = (count: number) =>
  plural(count, {
    one: '1 of them has a follow-up already. This replaces it.',
    other: `${count} of them have a follow-up already. This replaces it.`,
  });
export const setCount = ({ done: set, refused }: { done: number; refused: number }) => {
  const result =
    set === 0 ? 'No follow-up set' : plural(set, { one: '1 follow-up set', other: `${set} follow-ups set` });
  return refused === 0 ? result : `${result}, ${refused} not set`;
};
