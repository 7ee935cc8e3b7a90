import { expect, it } from 'vitest';

import { consentReminderDueOn, type ConsentReminderFacts } from './consent-reminder.ts';

const facts: ConsentReminderFacts = {
  confirmed: true,
  missing: 1,
  startDate: '2027-07-15',
  hasAddress: true,
};

it.each<[string, number | undefined]>([
  ['2027-06-14', undefined],
  ['2027-06-15', 30],
  ['2027-06-17', 30],
  ['2027-06-18', undefined],
  ['2027-06-30', undefined],
  ['2027-07-01', 14],
  ['2027-07-03', 14],
  ['2027-07-10', 5],
  ['2027-07-12', 5],
  ['2027-07-13', undefined],
  ['2027-07-15', undefined],
  ['2027-08-01', undefined],
])('on %s the step is %s', (today, step) => expect(consentReminderDueOn(facts, today)).toBe(step));

it.each<[string, Partial<ConsentReminderFacts>]>([
  ['that is not confirmed', { confirmed: false }],
  ['whose forms are all there', { missing: 0 }],
  ['whose account is closed', { hasAddress: false }],
])('a family %s is not reminded', (_, changes) => {
  expect(consentReminderDueOn({ ...facts, ...changes }, '2027-07-01')).toBeUndefined();
});
