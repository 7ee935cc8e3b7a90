export const takeOverAccount = 'Take over your account';
export const intro =
  'The officers registered your family and gave you a slip with a code. Enter it with your email address, and we will mail you a link to choose a password.';
export const code = 'Code of the slip';
export const codeHint = 'Ten letters and digits.';
export const emailAddress = 'Email address';
export const emailHint = 'You will sign in with it, and we will write to you there.';
export const sendLink = 'Send link';
export const sendingTheLink = 'Sending the link…';
export const tryAgain = 'That did not work. Please try again.';
export const pleaseCheckYourEmail = 'Please check your email';
export const linkSentTo = 'We have sent a link to';
export const linkHint =
  "Choose your password there within 48 hours. Can't find it? Check your spam folder. If the address was wrong, enter the code again.";
export const enterAgain = 'Enter the code again';
export const backToLogin = 'Back to login';
export const haveSlip = 'Have a slip with a code?';
