export const login = 'Login';
export const loginFailed = 'We could not sign you in';
export const emailAddress = 'Email address';
export const password = 'Password';
export const signingYouIn = 'Signing you in…';
export const secondStep = 'Second step';
export const recoveryCodeRequired = 'Please enter one of your recovery codes.';
export const switchToApp = 'Use the app instead';
export const switchToRecoveryCode = 'Use a recovery code instead';
export const backToLogin = 'Back to email and password';
export const recoveryCode = 'Recovery code';
export const recoveryCodeHint =
  'One of the codes you saved, such as abcd-efgh-jkmn-pqrs-tuvw-xyz2. Each works once.';
export const sixDigitCode = 'Six-digit code';
export const sixDigitCodeHint = 'It changes every 30 seconds.';
