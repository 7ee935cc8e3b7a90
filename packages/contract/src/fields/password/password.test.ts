import fc from 'fast-check';
import { expect, it } from 'vitest';

import { newPassword, passwordMaxLength, passwordRule } from './password.ts';
import { passwordRequirements } from './password-requirements.ts';

const verdict = (password: string) => newPassword.safeParse(password).error?.issues[0]?.message;

it.each([
  ['', passwordRule],
  ['Sangam1', passwordRule],
  ['Sangam!1', undefined],
  ['sangam!1', passwordRule],
  ['SANGAM!1', passwordRule],
  ['Sangam!!', passwordRule],
  ['Sangam11', passwordRule],
  ['Sangam 1', passwordRule],
  ['സംഗമം Aa1!', undefined],
  [`Aa1!${'x'.repeat(passwordMaxLength - 4)}`, undefined],
  [`Aa1!${'x'.repeat(passwordMaxLength - 3)}`, 'Password must be of at most 128 characters'],
])('the password %j: %s', (password, message) => {
  expect(verdict(password)).toBe(message);
});

it('the password rule is met exactly when each of its requirements is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'Z', '9', '!', ' ', 'é', '٣'), maxLength: 14 }),
      (password) => {
        const met = passwordRequirements.every(({ isMet }) => isMet(password));
        expect(verdict(password) === undefined).toBe(met);
      },
    ),
  );
});
