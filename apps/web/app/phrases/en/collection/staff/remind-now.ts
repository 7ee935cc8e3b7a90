import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';
import type { NotRemindedReason } from '@sangamam/contract/collection/reminders/remind-now';

import { noReminderTexts } from './reminders.ts';

export const remind = ({ count }: { count: number }) => `Remind ${count}`;
export const selectPage = ({ count }: { count: number }) =>
  `Select all on this page that came short (${count})`;
export const remindQuestion = (count: number) =>
  plural(count, { one: 'Remind 1 family?', other: `Remind ${count} families?` });
export const sendReminders = (count: number) =>
  plural(count, { one: 'Send 1 reminder', other: `Send ${count} reminders` });
export const theseGetOne = 'These families get an email with what came, what is open and how to pay it:';
export const theseGetNone = 'These get none:';
export const aFamily = 'A family';
export const lineOf = ({ name, email, why }: Values<'name' | 'email' | 'why'>) => `${name}, ${email}: ${why}`;
export const noneOf = ({ name, why }: Values<'name' | 'why'>) => `${name}: ${why}`;
export const nobodyIsReminded = 'Nobody is reminded';
export const close = 'Close';
export const reminded = 'Reminded';
export const notReminded = 'Not reminded';
export const remindedCount = (count: number) =>
  plural(count, { one: '1 family reminded', other: `${count} families reminded` });

export const notRemindedTexts: Readonly<Record<NotRemindedReason, string>> = {
  NOTHING_OPEN: 'Nothing is open any more',
  NOT_APPROVED: noReminderTexts.NOT_APPROVED,
  WITH_PROVIDER: noReminderTexts.WITH_PROVIDER,
  REFUNDED: noReminderTexts.REFUNDED,
  CANCEL_ASKED: noReminderTexts.CANCEL_ASKED,
  CONVENTION_OVER: noReminderTexts.CONVENTION_OVER,
  NO_ADDRESS: noReminderTexts.NO_ADDRESS,
  REMINDED_LATELY: 'Reminded within the last two days',
};
