import { describe, expect, it } from 'vitest';

import { ageOn } from '@sangamam/contract/fields/dates/calendar-date';
import { todayUtc } from '@sangamam/contract/fields/dates/date-of-birth';
import { participantPayload } from '@sangamam/contract/orders/participants/participant-payload';

import { families } from './cast.ts';
import { birthDate } from './cast/family.ts';
import { memberOf, signUpPayloadOf } from './demo/family-payloads.ts';
import { localUnits } from './reference/local-units.ts';
import { parishes } from './reference/parishes.ts';

const today = todayUtc();
const ids = {
  primaryUserId: '01900000-0000-7000-8000-000000000001',
  conventionId: '01900000-0000-7000-8000-000000000002',
};

describe.each(families.map((family) => [family.registrant.familyName, family] as const))(
  'the %s family',
  (_name, family) => {
    it('passes the validation of the forms', () => {
      expect(signUpPayloadOf(family, today).email).toBe(family.registrant.email);
      for (const member of family.members) {
        const { isNotAttending: _staysHome, ...typed } = memberOf(family, member, today);
        expect(participantPayload.safeParse({ ...typed, ...ids }).error).toBeUndefined();
      }
    });

    it('has a local unit and parishes of the lists', () => {
      const { registrant, members } = family;
      expect(Object.keys(localUnits)).toContain(registrant.organization);
      const chosen = [registrant, ...members].flatMap(({ parishInKerala }) => parishInKerala ?? []);
      expect([...Object.values(parishes), 'Other']).toEqual(expect.arrayContaining(chosen));
    });
  },
);

describe('a birthday of the cast', () => {
  it.each([
    ['2026-11-20', { age: 44, birthday: '03-19' }, '1982-03-19'],
    ['2026-11-20', { age: 57, birthday: '12-05' }, '1968-12-05'],
    ['2026-11-20', { age: 30, birthday: '11-20' }, '1996-11-20'],
    ['2027-01-01', { age: 3, birthday: '12-31' }, '2023-12-31'],
  ])('on %s of %j is %s, so that ages stay the same', (day, birth, born) => {
    expect(birthDate(birth, day)).toBe(born);
    expect(ageOn(born, day)).toBe(birth.age);
  });
});
