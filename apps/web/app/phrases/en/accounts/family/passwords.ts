import type { Values } from '@sangamam/contract/phrases/values';

export const changePassword = 'Change password';
export const registeredEmail = 'Registered email';
export const currentPassword = 'Current Password';
export const newPassword = 'New Password';
export const confirmPassword = 'Confirm Password';
export const savingYourPassword = 'Saving your password…';
export const submit = 'Submit';
export const chooseAPassword = 'Choose a password';
export const password = 'Password';
export const retypePassword = 'Retype password';
export const savePassword = 'Save password';
export const login = 'Login';
export const linkExpiredText =
  "Links work once and expire. If you already have a password, just sign in. Otherwise we'll send you a new link.";
export const requestNewLink = 'Send me a new link';
export const tryAgain = 'Try again';
export const choosePasswordIntro = 'Choose a password for your account.';
export const verifyingYourLink = 'Verifying your link…';
export const aPasswordNeeds = 'A password needs';
export const stillMissing = ({ missing }: Values<'missing'>) => `Still missing: ${missing}.`;
export const thisPasswordWorks = 'This password works.';
export const termsAndConditions = 'Terms and conditions';
