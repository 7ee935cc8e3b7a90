import type { Values } from '@sangamam/contract/phrases/values';

export const accountClosed = 'Account closed';
export const yourAccountIsClosed = 'Your account is closed';
export const accountClosedText = ({ mailToClosedAccount }: Values<'mailToClosedAccount'>) =>
  `Your family's information has been erased. We'll send one last email and delete that record after ${mailToClosedAccount} days.`;
export const welcomeBackLater = 'You are welcome back at any time: the same email address can sign up again.';
export const goHome = 'Go to the home page';
export const forgotPassword = 'Forgot password';
export const backToLogin = 'Back to login';
export const forgotPasswordIntro =
  "Tell us your email address. We'll send you a link to choose a new password.";
export const pleaseCheckYourEmail = 'Please check your email';
export const linkSentTo = 'We have sent a link to';
export const linkHint = "It works for one hour. Can't find it? Check your spam folder.";
export const differentAddress = 'Use a different address';
export const login = 'Login';
export const loginDescription = 'Sign in to see your registration, add your family, pay and print receipts.';
export const loginToContinue = "Please sign in and we'll take you back to where you were.";
export const welcomeBack = 'Welcome back.';
export const forgotPasswordLink = 'Forgot password?';
export const newHere = 'New here?';
export const createAnAccount = 'Create an account';
export const loginAgreement = 'By signing in, you agree to our';
export const termsOfUse = 'terms of use';
export const andOur = 'and our ';
export const privacyPolicy = 'privacy policy';
export const registerParticipant = 'Register participant';
export const signUpDescription =
  'Create your account for the convention; then add your family, choose a package and send it for approval.';
export const home = 'Home';
export const signUpIntro = "Create your own account first. You'll add your family after you sign in.";
export const resetPassword = 'Reset password';
export const setPassword = 'Set password';
