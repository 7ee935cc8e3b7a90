export const signUp = 'Sign up';
export const termsAndConditions = 'Terms and conditions';
export const isThisYou = 'Is this you?';
export const logIn = 'Log in';
export const or = 'or';
export const requestNewPassword = 'Send me a new password';
export const signingYouUp = 'Signing you up…';
export const submit = 'Submit';
export const sentTitle = 'Thank you for signing up!';
export const verificationSentTo = 'A verification email was sent to';
export const openVerificationLink =
  '. Open the link in it and choose your password. Then you can sign in and register your family.';
export const linkHint = "The link works for 48 hours. Can't find it? Check your spam folder.";
export const goToLogin = 'Go to login';
export const pleaseCheckYourEmail = 'Please check your email';
export const weHaveEmailed = 'We have emailed';
export const linkPurpose = '. The link in that email lets you choose your password.';
export const goHome = 'Go to the home page';
