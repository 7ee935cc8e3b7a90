import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const mergeTheAccounts = 'Merge the accounts';
export const nothingWasMerged = 'Nothing was merged';
export const accountsMerged = 'Accounts merged';
export const reason = 'Reason';
export const reasonHint = "Only staff can read it. How do you know it's the same person?";
export const closingEmailLabel = 'Email address of the account being closed';
export const typeToConfirm = ({ email }: Values<'email'>) => `Type ${email} to confirm.`;
export const merging = 'Merging…';
export const pleaseType = ({ email }: Values<'email'>) => `Please type ${email}`;
export const accountToKeep = 'Account to keep';
export const accountToClose = 'Account to close';
export const swap = 'Swap';
export const whatWillHappen = 'What will happen';
export const blockedTitle = "These two can't be merged yet";
export const name = 'Name';
export const email = 'Email';
export const mobile = 'Mobile';
export const account = 'Account';
export const signedUp = 'Signed up';
export const lastSignIn = 'Last sign-in';
export const registrations = 'Registrations';
export const closedAccountEffect =
  'The closed account is signed out everywhere, and its profile and picture are erased.';
export const thisCantBeUndone = "This can't be undone.";
export const noOrdersToMove = 'The account to close has no registrations to move.';
export const ordersMoveText = ({ what }: Values<'what'>) =>
  `${what} to the account you keep. Numbers, prices and places don't change.`;
export const mailsMove = (count: number) =>
  plural(count, { one: `One email is moved.`, other: `${count} emails are moved.` });
export const ordersMove = (count: number) =>
  plural(count, {
    one: `One registration or add-on order is moved`,
    other: `${count} registrations and add-on orders are moved`,
  });
