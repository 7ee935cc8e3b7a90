/** The specification's sentences about passwords, to the letter (SPEC §5, §8). */
export const passwordMessages = {
  mismatch: 'Passwords are not the same',
  confirmMismatch: 'Doesnot match with the new password',
  sameAsOld: 'New password should not be same as old password ',
  tooCommon: 'This password is too easy to guess. Please choose another one.',
  terms: 'Please read and agree  the terms and conditions before submitting',
  saved: 'Your Password has been saved successfully.',
  proceedToLogin: 'Your password has been saved. Please proceed to login.',
  changed: 'Success - Your new Password has been saved successfully',
  changedToast: 'Password Changed Successfully!!',
  invalid: 'Invalid password',
  notUpdated: 'Couldnot update',
  invalidToken: 'Sorry Token invalid or expired. ',
  tryAgain: 'Sorry, Something went wrong. Please try again later',
} as const;
