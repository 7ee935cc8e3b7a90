import type { Values } from '@sangamam/contract/phrases/values';

export const somethingWentWrong = 'Something went wrong';
export const error = ({ errorCode }: Values<'errorCode'>) => `Error ${errorCode}`;
export const weCouldntDoThatPleaseTry =
  "We couldn't do that. Please try again later; what you saved before is safe.";
export const ifYouThinkThisIsOur = 'If you think this is our mistake, write to ';
export const goToTheHomePage = 'Go to the home page';
export const myAccount = 'My account';
export const youDontHaveAccessToThis =
  "You don't have access to this page. You may be signed in with a different account.";
export const thisPageDoesntExistOrNo = "This page doesn't exist, or no longer exists.";
export const error2 = 'Error';
export const errorPleaseContactTheOfficials = 'Error: Please contact the officials';
export const youCanSeeTheDetailsOf = 'You can see the details of your registration on My Account.';
export const howToPay = 'How to pay';
export const pageNotFound = 'Page not found';
export const thisPageDoesNotExist = 'This page does not exist';
export const error404 = 'Error 404';
export const weCantFindThatPageCheck =
  "We can't find that page. Check the address or start from the home page. Your registration is safe.";
