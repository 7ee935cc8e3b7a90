import { expect, it } from 'vitest';

import type { ReadinessItem } from '../readiness/readiness.ts';
import {
  checklistReminderOf,
  nextChecklistReminder,
  type ChecklistReminderFacts,
} from './checklist-reminder.ts';

const open = (topic: ReadinessItem['topic']): ReadinessItem => ({
  topic,
  state: 'TO_DO',
  actor: 'FAMILY',
  by: '2027-07-01',
});
const facts: ChecklistReminderFacts = {
  items: [
    open('MONEY'),
    open('CONSENTS'),
    { ...open('PICTURE'), state: 'DONE', actor: null },
    open('TRAVEL'),
  ],
  confirmed: true,
  conventionStarts: '2027-07-15',
  hasAddress: true,
  lastSent: null,
};
const topics = (changes: Partial<ChecklistReminderFacts>, today: string) =>
  nextChecklistReminder({ ...facts, ...changes }, today)?.items.map(({ topic }) => topic);

it('lists what is open and the family’s, without payments', () =>
  expect(topics({}, '2027-05-01')).toEqual(['CONSENTS', 'TRAVEL']));

it.each<[string | null, string, string | undefined]>([
  [null, '2027-05-01', '2027-05-01'],
  ['2027-04-24', '2027-05-01', '2027-05-01'],
  ['2027-04-25', '2027-05-01', '2027-05-02'],
  ['2027-03-01', '2027-05-01', '2027-05-01'],
  [null, '2027-07-14', '2027-07-14'],
  [null, '2027-07-15', undefined],
  ['2027-07-08', '2027-07-14', undefined],
])('after a mail on %s the next one, seen on %s, is on %s', (lastSent, today, day) =>
  expect(nextChecklistReminder({ ...facts, lastSent }, today)?.day).toBe(day),
);

// The first reminder of consent forms is on 2027-06-15.
it.each([
  ['2027-06-08', ['CONSENTS', 'TRAVEL']],
  ['2027-06-09', ['TRAVEL']],
  ['2027-07-14', ['TRAVEL']],
])('on %s it lists %s', (today, listed) => expect(topics({}, today)).toEqual(listed));

it.each<[string, Partial<ChecklistReminderFacts>]>([
  ['nothing is open', { items: [] }],
  ['only a payment is open', { items: [open('MONEY')] }],
  ['the association has to act', { items: [{ ...open('TRAVEL'), state: 'WAITING', actor: 'HOSPITALITY' }] }],
  ['the registration is not confirmed', { confirmed: false }],
  ['the account is closed', { hasAddress: false }],
])('there is none when %s', (_, changes) => expect(topics(changes, '2027-05-01')).toBeUndefined());

it.each<[string, Partial<ChecklistReminderFacts>, string]>([
  ['NOT_CONFIRMED', { confirmed: false }, '2027-05-01'],
  ['NO_ADDRESS', { hasAddress: false }, '2027-05-01'],
  ['NOTHING_LEFT', { items: [open('MONEY')] }, '2027-05-01'],
  ['FORMS_APART', { items: [open('CONSENTS')] }, '2027-06-09'],
  ['TOO_LATE', { lastSent: '2027-07-08' }, '2027-07-14'],
])('says %s', (reason, changes, today) =>
  expect(checklistReminderOf({ ...facts, ...changes }, today)).toBe(reason),
);
