import type { ParticipantRecord, Relationship } from '@sangamam/contract/orders/participants/participant';
import { expect, it } from 'vitest';

import { familyLastNames, siblingLastName } from './family-last-names.ts';

const family = (...people: [Relationship, string][]) =>
  people.map(([relationShip, lastName]) => ({ relationShip, userId: { lastName } }) as ParticipantRecord);

it('offers the last names of registrant, spouse and children once each, and no in-law', () => {
  const people = family(
    ['SELF', 'Chacko'],
    ['SPOUSE', 'Mathew'],
    ['SON', 'Chacko'],
    ['FATHER_IN_LAW', 'Kora'],
  );
  expect(familyLastNames(people)).toEqual(['Chacko', 'Mathew']);
});

it.each<[string, ReturnType<typeof family>, string, string | undefined]>([
  ['a first child', family(['SELF', 'Chacko']), 'SON', undefined],
  [
    'a first child of parents who share theirs',
    family(['SELF', 'Chacko'], ['SPOUSE', 'Chacko']),
    'SON',
    'Chacko',
  ],
  ['a first child of parents who differ', family(['SELF', 'Chacko'], ['SPOUSE', 'Mathew']), 'SON', undefined],
  ['a second child', family(['SELF', 'Chacko'], ['SON', 'Mathew']), 'DAUGHTER', 'Mathew'],
  ['siblings who differ', family(['SON', 'Mathew'], ['DAUGHTER', 'Chacko']), 'SON', undefined],
  ['a mother of the registrant', family(['SON', 'Mathew']), 'MOTHER', undefined],
])('the last name of siblings: %s', (_name, people, relationship, expected) => {
  expect(siblingLastName(people, relationship)).toBe(expected);
});
