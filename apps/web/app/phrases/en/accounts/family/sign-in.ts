export const login = 'Login';
export const weCouldNotSignYouIn = 'We could not sign you in';
export const emailAddress = 'Email address';
export const password = 'Password';
export const signingYouIn = 'Signing you in…';
export const secondStep = 'Second step';
export const pleaseEnterOneOfYourRecovery = 'Please enter one of your recovery codes.';
export const toUseTheAppInstead = 'Use the app instead';
export const toUseARecoveryCodeInstead = 'Use a recovery code instead';
export const backToEmailAndPassword = 'Back to email and password';
export const recoveryCode = 'Recovery code';
export const oneOfTheCodesYouSaved =
  'One of the codes you saved, such as abcd-efgh-jkmn-pqrs. Each works once.';
export const sixDigitCode = 'Six-digit code';
export const itChangesEvery30Seconds = 'It changes every 30 seconds.';
