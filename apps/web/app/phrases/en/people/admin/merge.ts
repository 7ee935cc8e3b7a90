import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const mergeTheAccounts = 'Merge the accounts';
export const nothingWasMerged = 'Nothing was merged';
export const theAccountsAreOneNow = 'The accounts are one now';
export const reason = 'Reason';
export const onlyTheStaffReadsItHow = 'Only the staff reads it. How do you know that it is the same person?';
export const emailAddressOfTheAccountThat = 'Email address of the account that is closed';
export const typeToConfirm = ({ email }: Values<'email'>) => `Type ${email} to confirm.`;
export const merging = 'Merging…';
export const pleaseType = ({ email }: Values<'email'>) => `Please type ${email}`;
export const thisAccountStays = 'This account stays';
export const thisAccountIsClosed = 'This account is closed';
export const swap = 'Swap';
export const whatWillHappen = 'What will happen';
export const theseTwoCannotBeMergedYet = 'These two cannot be merged yet';
export const name = 'Name';
export const email = 'Email';
export const mobile = 'Mobile';
export const account = 'Account';
export const signedUp = 'Signed up';
export const lastSignIn = 'Last sign-in';
export const registrations = 'Registrations';
export const theClosedAccountIsSignedOut =
  'The closed account is signed out everywhere, and its profile and picture are erased.';
export const thisCantBeUndone = "This can't be undone.";
export const theClosedAccountHasNoRegistrations = 'The closed account has no registrations that would move.';
export const toTheAccountThatStaysNumbers = ({ what }: Values<'what'>) =>
  `${what} to the account that stays. Numbers, prices and places do not change.`;
export const mailsMove = (count: number) =>
  plural(count, { one: `One mail is moved.`, other: `${count} mails are moved.` });
export const ordersMove = (count: number) =>
  plural(count, {
    one: `One registration or add-on order is moved`,
    other: `${count} registrations and add-on orders are moved`,
  });
