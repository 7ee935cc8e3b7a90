import { expect, it } from 'vitest';
import type { z } from 'zod';

import {
  changePasswordForm,
  choosePasswordForm,
  forgotPasswordForm,
  loginForm,
  resetPasswordForm,
} from './account-forms.ts';

const rule =
  'Password must be of 8 characters with at least one Uppercase, one Number and one Special Character';

/** The first sentence at each field, as a form shows it. */
function sentences(schema: z.ZodType, value: object): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
    found[path.join('.')] ??= message;
  }
  return found;
}

it.each([
  [{ username: ' anu@example.org ', password: ' x' }, {}],
  [
    { username: '  ', password: '' },
    { username: 'This Field is mandatory', password: 'This Field is mandatory' },
  ],
])('login %j', (value, expected) => {
  expect(sentences(loginForm, value)).toEqual(expected);
});

it('signing in trims the user name and not the password', () => {
  expect(loginForm.parse({ username: ' a@b.org ', password: ' x ' })).toEqual({
    username: 'a@b.org',
    password: ' x ',
  });
});

it.each([['anu@'], [''], ['anu example.org']])('forgot password refuses %j', (username) => {
  expect(sentences(forgotPasswordForm, { username })).toEqual({ username: 'Email is not valid!' });
});

it.each([
  [{ password: 'Sangam-27', retyped: 'Sangam-27' }, {}],
  [{ password: 'sangam-27', retyped: 'sangam-27' }, { password: rule }],
  [{ password: 'Sangam-27', retyped: 'Sangam-2' }, { retyped: 'Passwords are not the same' }],
  [
    { password: 'short', retyped: '' },
    { password: rule, retyped: 'Passwords are not the same' },
  ],
])('choose a password %j', (value, expected) => {
  expect(sentences(choosePasswordForm, { ...value, termsAccepted: false })).toEqual(expected);
  expect(sentences(resetPasswordForm, { ...value, termsAccepted: true })).toEqual(expected);
  expect(sentences(resetPasswordForm, { ...value, termsAccepted: false })).toEqual({
    ...expected,
    termsAccepted: 'Please read and agree  the terms and conditions before submitting',
  });
});

const change = { currentPassword: 'Sangam-26', newPassword: 'Sangam-27', confirmPassword: 'Sangam-27' };

it.each([
  [{}, {}],
  [{ currentPassword: 'x' }, { currentPassword: rule }],
  [
    { newPassword: 'Sangam-26', confirmPassword: 'Sangam-26' },
    { newPassword: 'New password should not be same as old password ' },
  ],
  [{ confirmPassword: 'Sangam-28' }, { confirmPassword: 'Doesnot match with the new password' }],
  [{ confirmPassword: 'Sangam' }, { confirmPassword: rule }],
  [
    { currentPassword: '', newPassword: '', confirmPassword: '' },
    { currentPassword: rule, newPassword: rule, confirmPassword: rule },
  ],
])('change the password %j', (changes, expected) => {
  expect(sentences(changePasswordForm, { ...change, ...changes })).toEqual(expected);
});
