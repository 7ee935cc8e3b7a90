import { describe, expect, it } from 'vitest';

import { caredRecords } from '../casework/care/cared-records.ts';
import { staffRoles } from '../accounts/roles.ts';
import { abilities, hasAbility, rolesWith, type Ability } from './abilities.ts';

const all = Object.keys(abilities) as Ability[];

describe('hasAbility', () => {
  it.each(all)('%s: administrators have it, and nobody without a role', (ability) => {
    expect(hasAbility(['ADMIN'], ability)).toBe(true);
    expect(hasAbility([], ability)).toBe(false);
  });

  it('several roles have the abilities of all of them', () => {
    expect(hasAbility(['VIEWER', 'TREASURER'], 'manage-payments')).toBe(true);
    expect(hasAbility(['VIEWER'], 'manage-payments')).toBe(false);
  });

  it('a viewer has no access to amounts, the treasurer none to minors (DECISIONS §2)', () => {
    expect(hasAbility(['VIEWER'], 'see-money')).toBe(false);
    expect(hasAbility(['TREASURER'], 'see-minors')).toBe(false);
  });

  it.each(['decide-registrations', 'write-notes', 'manage-payments'] as const)(
    'whoever may %s uses the saved replies that its dialogs offer',
    (ability) => {
      expect(rolesWith('use-saved-replies')).toEqual(expect.arrayContaining([...rolesWith(ability)]));
    },
  );

  it.each(Object.values(caredRecords))(
    'whoever looks after the records of the kind $entity sees labels and creates them',
    ({ caredForBy }) => {
      for (const ability of ['see-labels', 'create-labels'] as const)
        expect(rolesWith(ability)).toEqual(expect.arrayContaining([...rolesWith(caredForBy)]));
    },
  );

  it('every role opens the admin area', () => {
    expect(rolesWith('enter-admin').toSorted()).toStrictEqual(staffRoles.toSorted());
  });
});
