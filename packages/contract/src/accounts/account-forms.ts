import { z } from 'zod';

import { crossField } from '../fields/cross-field.ts';
import { emailAddress } from '../fields/email.ts';
import { newPassword } from '../fields/password/password.ts';
import { secondFactorCode } from './second-factor/second-factor-code.ts';
import { passwordMessages } from './passwords/password-messages.ts';
import { signUpMessages } from './sign-up/sign-up-messages.ts';

/** The form on /login. The user name is trimmed, the password is sent as it is (SPEC §5 Passwords). */
export const loginForm = z.object({
  username: z.string().trim().min(1, signUpMessages.mandatory).max(254, signUpMessages.email),
  password: z.string().min(1, signUpMessages.mandatory),
});
export type LoginFormInput = z.input<typeof loginForm>;

/** The second step of the form on /login, for staff with a second factor, once name and password are correct. */
export const secondStepForm = z.object({ code: secondFactorCode });
export type SecondStepFormInput = z.input<typeof secondStepForm>;

/** The form on /forgot-password. */
export const forgotPasswordForm = z.object({ username: emailAddress(signUpMessages.email) });
export type ForgotPasswordFormInput = z.input<typeof forgotPasswordForm>;

const passwordTwice = { password: newPassword, retyped: z.string() };

const sameTwice = crossField<{ password: string; retyped: string }>(({ password, retyped }, refuse) => {
  if (retyped !== password) refuse(['retyped'], passwordMessages.mismatch);
});

/** The form on /set-password: a password, twice. */
export const choosePasswordForm = z.object({ ...passwordTwice, termsAccepted: z.boolean() }).check(sameTwice);
export type ChoosePasswordFormInput = z.input<typeof choosePasswordForm>;

/** The form on /reset-password, which also accepts the current terms (SPEC §5 "Reset/terms"). */
export const resetPasswordForm = z
  .object({
    ...passwordTwice,
    termsAccepted: z.boolean().refine((accepted) => accepted, passwordMessages.terms),
  })
  .check(sameTwice);

/** The form on /change-password: all three passwords follow the rules, the new one differs from the old one. */
export const changePasswordForm = z
  .object({ currentPassword: newPassword, newPassword, confirmPassword: newPassword })
  .check(
    crossField((value, refuse) => {
      if (value.newPassword && value.newPassword === value.currentPassword) {
        refuse(['newPassword'], passwordMessages.sameAsOld);
      }
      if (value.confirmPassword !== value.newPassword) {
        refuse(['confirmPassword'], passwordMessages.confirmMismatch);
      }
    }),
  );
export type ChangePasswordFormInput = z.input<typeof changePasswordForm>;
