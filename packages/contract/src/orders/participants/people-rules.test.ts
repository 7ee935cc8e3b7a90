import { expect, it } from 'vitest';

import { groupRefusal, type GroupMember } from './people-rules.ts';

const self: GroupMember = { relationship: 'SELF', selected: true, maritalStatus: 'MARRIED' };
const spouse: GroupMember = { relationship: 'SPOUSE', selected: true, maritalStatus: 'MARRIED' };
const son: GroupMember = { relationship: 'SON', selected: true, maritalStatus: 'SINGLE' };

it.each<[string, GroupMember[], string | undefined]>([
  ['a couple', [self, spouse], undefined],
  ['a couple of which one stays at home', [self, { ...spouse, selected: false }], undefined],
  [
    'a son alone, his parents listed',
    [{ ...self, selected: false }, { ...spouse, selected: false }, son],
    undefined,
  ],
  ['a married registrant without spouse', [self, son], 'SPOUSE_REQUIRED'],
  ['a widow', [{ ...self, maritalStatus: 'WIDOW' }, son], undefined],
  ['a registrant of whom it is not known', [{ ...self, maritalStatus: null }], undefined],
  ['nobody selected', [{ ...self, selected: false }], 'PARTICIPANT_REQUIRED'],
  ['nobody at all', [], 'PARTICIPANT_REQUIRED'],
])('%s', (_name, people, refusal) => {
  expect(groupRefusal(people)).toBe(refusal);
});
