import { describe, expect, it } from 'vitest';

import { staffRoles } from '../accounts/roles.ts';
import { abilities, hasAbility, rolesWith, type Ability } from './abilities.ts';

const all = Object.keys(abilities) as Ability[];

describe('hasAbility', () => {
  it.each(all)('%s: administrators have it, and nobody without a role', (ability) => {
    expect(hasAbility(['ADMIN'], ability)).toBe(true);
    expect(hasAbility([], ability)).toBe(false);
  });

  it('adds up the abilities of all roles', () => {
    expect(hasAbility(['VIEWER', 'TREASURER'], 'manage-payments')).toBe(true);
    expect(hasAbility(['VIEWER'], 'manage-payments')).toBe(false);
  });

  it('keeps money from viewers, and minors from the treasurer (DECISIONS §2)', () => {
    expect(hasAbility(['VIEWER'], 'see-money')).toBe(false);
    expect(hasAbility(['TREASURER'], 'see-minors')).toBe(false);
  });

  it('lets every role into the staff side', () => {
    expect(rolesWith('enter-admin').toSorted()).toStrictEqual(staffRoles.toSorted());
  });
});
