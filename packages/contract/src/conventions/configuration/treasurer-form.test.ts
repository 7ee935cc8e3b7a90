import { expect, it } from 'vitest';

import { usualFamilyChanges } from '../family-changes.ts';
import { conventionForm, type ConventionFormInput } from './configuration-forms.ts';

const empty = {
  fullName: '',
  payableTo: '',
  email: '',
  mobile: { countryCode: '+1', phoneNumber: '' },
  treasurerAddress: { line1: '', line2: '', line3: '' },
};
const stephen = {
  fullName: 'Stephen Mukalel',
  payableTo: 'Sangamam Convention',
  email: 'treasurer@example.org',
  mobile: { countryCode: '+1', phoneNumber: '4075550142' },
  treasurerAddress: { line1: 'Treasury', line2: '', line3: 'Tampa' },
};
const mary = { ...stephen, fullName: 'Mary Thekkel', email: 'canada@example.org' };

function typed(treasurers: Pick<ConventionFormInput, 'treasurer' | 'cadTreasurer'>): ConventionFormInput {
  return {
    name: 'Sangamam',
    familyChanges: { ...usualFamilyChanges, until: '' },
    cancellation: [],
    cancelRequestsUntil: '',
    meals: [],
    startDate: '2027-07-15',
    endDate: '2027-07-18',
    location: 'Tampa, Florida',
    timeZone: 'America/New_York',
    earlyBirdDate: '',
    earlyBirdStatus: false,
    bannerUrl: '',
    conventionDeadline: '2027-06-24',
    active: false,
    participantDisplay: false,
    uploadFamilyPicture: false,
    custodianConsentUrl: '',
    ...treasurers,
  };
}

it.each([
  ['is the same one', { treasurer: stephen, cadTreasurer: { same: true, ...empty } }, [stephen, stephen]],
  // What was typed before the box was ticked does not count.
  [
    'is the same one after all',
    { treasurer: stephen, cadTreasurer: { same: true, ...empty, email: 'x' } },
    [stephen, stephen],
  ],
  ['is another one', { treasurer: stephen, cadTreasurer: { same: false, ...mary } }, [stephen, mary]],
  ['is missing', { treasurer: stephen, cadTreasurer: { same: false, ...empty } }, [stephen, null]],
  ['is missing, too', { treasurer: empty, cadTreasurer: { same: true, ...empty } }, [null, null]],
] as const)('the treasurer for Canadian dollars %s', (_name, treasurers, expected) => {
  const { treasurer, cadTreasurer } = conventionForm.parse(typed(treasurers));
  expect([treasurer, cadTreasurer]).toEqual(expected);
});

it('a wrong field of the treasurer for Canadian dollars is named', () => {
  const wrong = typed({ treasurer: stephen, cadTreasurer: { same: false, ...mary, email: 'mary' } });
  expect(conventionForm.safeParse(wrong).error?.issues).toMatchObject([
    { path: ['cadTreasurer', 'email'], message: 'Email is not valid!' },
  ]);
});
