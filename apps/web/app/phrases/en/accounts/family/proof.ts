export const pleaseConfirmItsYou = "Please confirm it's you";
export const confirmItsYou = "Confirm it's you";
export const proofFailed = "We couldn't confirm it's you";
export const codeProofText =
  "This step needs your password and a code once more. We won't ask again for ten minutes.";
export const passwordProofText =
  "This step needs your password once more. We won't ask again for ten minutes.";
export const wrongPassword = 'This is not your password';
export const yourPassword = 'Your password';
export const code = 'Code';
export const codeHint = 'The code that your app shows, or a recovery code.';
export const continueLabel = 'Continue';
