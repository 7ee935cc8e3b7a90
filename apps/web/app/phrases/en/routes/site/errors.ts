import type { Values } from '@sangamam/contract/phrases/values';

export const somethingWentWrong = 'Something went wrong';
export const error = ({ errorCode }: Values<'errorCode'>) => `Error ${errorCode}`;
export const unknownErrorText = "We couldn't do that. Please try again later; what you saved before is safe.";
export const mistakeHint = 'If you think this is our mistake, write to ';
export const goHome = 'Go to the home page';
export const myAccount = 'My account';
export const forbiddenText =
  "You don't have access to this page. You may be signed in with a different account.";
export const missingPageText = "This page doesn't exist, or no longer exists.";
export const errorTitle = 'Error';
export const contactOfficialsTitle = 'Error: Please contact the officials';
export const contactOfficialsText = 'You can see the details of your registration on My Account.';
export const howToPay = 'How to pay';
export const pageNotFound = 'Page not found';
export const notFoundTitle = 'This page does not exist';
export const notFoundCode = 'Error 404';
export const notFoundText =
  "We can't find that page. Check the address or start from the home page. Your registration is safe.";
