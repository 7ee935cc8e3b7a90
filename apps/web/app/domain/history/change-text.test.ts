import { expect, it } from 'vitest';

import { describeChanges } from './change-text.ts';

it.each<[string, unknown, unknown, { name: string; before: string; after: string }]>([
  ['dob', '1977-12-18', '1977-12-19', { name: 'Date of birth', before: '12-18-1977', after: '12-19-1977' }],
  ['maritalStatus', 'DIVORCEE', null, { name: 'Marital status', before: 'Divorced', after: 'nothing' }],
  ['placeInKerala', '', 'Uzhavoor', { name: 'Place in Kerala', before: 'nothing', after: 'Uzhavoor' }],
  ['suspended', false, true, { name: 'Suspended', before: 'no', after: 'yes' }],
  [
    'mobile',
    null,
    { countryCode: '+1', phoneNumber: '8475550112' },
    { name: 'Mobile number', before: 'nothing', after: '+1 847 555 0112' },
  ],
  [
    'roles',
    [{ role: 'DESK', endsAt: null }],
    [{ role: 'DESK', endsAt: '2027-07-05T12:00:00.000Z' }],
    {
      name: 'Roles',
      before: 'Arrival desk',
      after: expect.stringMatching(/^Arrival desk until Jul \d, 2027, \d{1,2}:\d{2}\s[AP]M$/u) as string,
    },
  ],
  ['roles', ['VIEWER'], ['CARE'], { name: 'Roles', before: 'Viewer', after: 'Care team' }],
  ['someNewField', 1, 2, { name: 'Some new field', before: '1', after: '2' }],
])('a change of %s from %j to %j is said in words', (field, before, after, expected) => {
  expect(describeChanges({ [field]: before }, { [field]: after })).toEqual([expected]);
});

it('what is the same before and after is no change', () => {
  expect(describeChanges({ email: null, city: 'Dallas' }, { email: '', city: 'Dallas' })).toEqual([]);
});
