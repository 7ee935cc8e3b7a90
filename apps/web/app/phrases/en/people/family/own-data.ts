import type { ClosingConsequence } from '@sangamam/contract/people/erasure/retention';
import type { Values } from '@sangamam/contract/phrases/values';

export const pleaseEnterYourPassword = 'Please enter your password.';
export const wrongPassword = 'This is not your password.';
export const closeYourAccount = 'Close your account?';
export const closeAccountText =
  "Everything about you and your family is erased at once. This can't be undone.";
export const closeAccountTitle = 'Close your account';
export const closeAccountFailed = 'Your account was not closed';
export const yourPassword = 'Your password';
export const passwordHint = "So we know it's you.";
export const closingYourAccount = 'Closing your account…';
export const closeAccountConfirm = 'Close my account for good';
export const keepMyAccount = 'Keep my account';
export const closingYourAccountMeans = 'Closing your account means:';
export const closeMyAccount = 'Close my account';
export const closeAccountBlocked = "You can't close it yet because you have an upcoming registration.";
export const cancelFirst = 'Cancel it first, then come back.';
export const yourPhoto = 'Your photo';
export const custodianConsentForm = 'Custodian consent form';
export const familyPicture = 'Family picture';
export const sentWithAMessage = 'Sent with a message';
export const downloadIntro =
  'One file with all that we store about you and your family: profile, people, registrations, payments, emails and messages. Take it as a page to read and print, or as JSON for other programs. Photos and forms are apart.';
export const puttingYourDataTogether = 'Putting your data together…';
export const downloadToRead = 'Download to read';
export const downloadEverything = 'Download everything as JSON';
export const yourDataOnPaper = 'Your data';
export const storedOn = ({ day }: Values<'day'>) => `What we stored about you and your family on ${day}.`;
export const yes = 'Yes';
export const no = 'No';
export const dataSavedWithoutFiles = 'Your data is saved. You have sent us no photos or forms.';
export const dataSavedWithFiles =
  'Your data is saved. These are the files; their links work for five minutes.';
export const listHidden = 'Your family is off the list.';
export const listShown = 'Your family is on the list again.';
export const listIntro =
  'Once your registration is confirmed, visitors see the names and the local unit of the adults of your family on the list of participants. Children are never shown.';
export const hideFromList = 'Keep my family off the public list';
export const hideFromListHint = 'This is for everyone you register, now and later.';

/** What closing an account does, by the code of each consequence. */
export const closingConsequences: Record<ClosingConsequence, string> = {
  SIGNED_OUT: "You'll be signed out everywhere, and nobody can sign in with this account again.",
  UNSENT_CANCELLED: "Registrations you haven't sent yet are cancelled.",
  DETAILS_ERASED:
    'Names, birthdays, addresses, phone numbers, photos, forms and messages of you and your family are erased.',
  SHARED_MEMBERS_STAY: "Family members who are also in someone else's registration stay there.",
  AMOUNTS_STAY: 'Payment amounts stay in our books, without your name.',
  FINAL: "This can't be undone.",
};
