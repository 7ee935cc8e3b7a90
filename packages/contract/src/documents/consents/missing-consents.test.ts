import { describe, expect, it } from 'vitest';

import { consentFileFault } from './consent-rules.ts';
import { consentMessages as messages } from './consent-messages.ts';
import type { ConsentState } from './consent-decisions.ts';
import { minorsOf, missingConsents, responsibleAdultsOf, type ConsentPerson } from './missing-consents.ts';

const startDate = '2027-07-15';
const person = (id: string, dob: string | null, attends = true): ConsentPerson => ({ id, dob, attends });
const people = [
  person('mother', '1985-02-01'),
  person('father', '1984-02-01', false),
  person('child', '2015-03-01'),
  person('eighteen that day', '2009-07-15'),
  person('eighteen a day later', '2009-07-16'),
  person('at home', '2016-01-01', false),
  person('erased', null),
];
const ids = (found: readonly ConsentPerson[]) => found.map(({ id }) => id);

describe('who needs a consent form', () => {
  it('is whoever attends and is under 18 on the first day', () => {
    expect(ids(minorsOf(people, startDate))).toEqual(['child', 'eighteen a day later']);
  });

  it('an adult who attends is responsible, or any adult where only minors attend', () => {
    expect(ids(responsibleAdultsOf(people, startDate))).toEqual(['mother', 'eighteen that day']);
    const alone = people.map((one) => ({ ...one, attends: one.id === 'child' }));
    expect(ids(responsibleAdultsOf(alone, startDate))).toEqual(['mother', 'father', 'eighteen that day']);
  });
});

describe('missing consents', () => {
  const missingWith = (...states: ConsentState[]) =>
    missingConsents({
      people,
      startDate,
      consents: states.map((state) => ({ minorId: 'child', state })),
    }).filter(({ personId }) => personId === 'child');

  it.each<[ConsentState[], string[]]>([
    [[], ['NOT_SENT']],
    [['SENT'], []],
    [['ACCEPTED'], []],
    [['RETURNED'], ['RETURNED']],
    [['RETURNED', 'SENT'], []],
    [['RETURNED', 'ACCEPTED'], []],
    [['RETURNED', 'RETURNED'], ['RETURNED']],
  ])('a minor with forms %j is missing %j', (states, why) => {
    expect(missingWith(...states).map((one) => one.why)).toEqual(why);
  });

  it('a form of one minor does not cover another', () => {
    const consents = [{ minorId: 'child', state: 'ACCEPTED' as const }];
    expect(missingConsents({ people, consents, startDate })).toEqual([
      { personId: 'eighteen a day later', why: 'NOT_SENT' },
    ]);
  });
});

describe('a form that names nobody', () => {
  const unnamed = [{ minorId: null, state: 'SENT' as const }];

  it('covers the only minor', () => {
    const family = people.filter(({ id }) => id === 'mother' || id === 'child');
    expect(missingConsents({ people: family, consents: unnamed, startDate })).toEqual([]);
  });

  it('covers nobody where several could be meant', () => {
    const missing = missingConsents({ people, consents: unnamed, startDate });
    expect(missing.map(({ personId, why }) => [personId, why])).toEqual([
      ['child', 'NOT_SENT'],
      ['eighteen a day later', 'NOT_SENT'],
    ]);
  });
});

describe('the file of a form', () => {
  const megabytes = 1024 * 1024;
  it.each([
    ['form.pdf', 10 * megabytes - 1, undefined],
    ['FORM.JPEG', 1, undefined],
    ['form.pdf', 10 * megabytes, messages.size],
    ['form.webp', 1, messages.type],
    ['form.pdf.exe', 1, messages.type],
    ['form', 1, messages.type],
  ])('%s of %d bytes: %s', (name, size, fault) => expect(consentFileFault({ name, size })).toBe(fault));
});
