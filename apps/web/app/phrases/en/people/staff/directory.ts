import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const active = 'Active';
export const notVerified = 'Not verified';
export const suspended = 'Suspended';
export const closed = 'Closed';
export const family = 'Family';
export const noFamily = 'No family members have been added.';
export const name = 'Name';
export const relationship = 'Relationship';
export const born = 'Born';
export const age = ({ dob, dob2 }: Values<'dob' | 'dob2'>) => `${dob}, age ${dob2}`;
export const email = 'Email';
export const registrations = 'Registrations';
export const noRegistrations = 'No registration has been started.';
export const number = 'Number';
export const addOnsOnly = 'Add-ons only';
export const convention = 'Convention';
export const status = 'Status';
export const started = 'Started';
export const account = 'Account';
export const people = 'People';
export const forColleagues = 'For colleagues';
export const selectColumn = 'Select';
export const select = ({ firstName, lastName, email }: Values<'firstName' | 'lastName' | 'email'>) =>
  `Select ${firstName} ${lastName}, ${email}`;
export const selectPage = ({ count }: { count: number }) => `Select all on this page (${count})`;
export const selectedPeople = 'Selected people';
export const selectedCount = (count: number) =>
  plural(count, { one: '1 person selected', other: `${count} people selected` });
export const searchLabel = 'Search by name, email, phone or number';
export const noOneHere = 'No one here';
export const noMatchesText =
  "No one matches your search and filters. The search covers the registrant and everyone in the family's registrations.";
export const compare = 'Compare';
export const compareWith = ({ firstName, lastName }: Values<'firstName' | 'lastName'>) =>
  `Compare with ${firstName} ${lastName}`;
export const contact = 'Contact';
export const lastSignIn = 'Last sign-in';
export const signedUp = 'Signed up';
export const sendTheLinkAgain = 'Send the link again';
export const liftSuspension = 'Lift suspension';
export const correctDetails = 'Correct details';
export const mergeADuplicate = 'Merge a duplicate';
export const suspend = 'Suspend';
export const resendTitle = 'Send the link again?';
export const send = 'Send';
export const linkSent = 'The link is on its way';
export const resendText = ({ email }: Values<'email'>) =>
  `${email} will get a new email with a link to choose a password. Links in earlier emails stop working.`;
export const liftTheSuspension = 'Lift the suspension?';
export const liftIt = 'Lift it';
export const canSignInAgain = ({ name }: Values<'name'>) => `${name} can sign in again`;
export const liftText = ({ name }: Values<'name'>) => `${name} can sign in again with the same password.`;
export const suspendReasonHint = 'Only staff can read it.';
export const isSuspended = ({ name }: Values<'name'>) => `${name} is suspended`;
export const suspendText = ({ name }: Values<'name'>) =>
  `${name} is signed out everywhere right away and can't sign in. Registrations stay as they are. You can lift this later.`;
export const theAccount = 'The account';
export const state = 'State';
export const reasonForSuspension = 'Reason for suspension';
export const profile = 'Profile';
export const registrationsTitle = ({ length }: Values<'length'>) => `Registrations (${length})`;
export const familyTitle = ({ length }: Values<'length'>) => `Family (${length})`;
export const staffActions = 'Staff actions';
export const emails = 'Emails';
export const mobile = 'Mobile';
export const address = 'Address';
export const nearbyBigCity = 'Nearby big city';
export const localUnit = 'Local unit';
export const notFoundTitle = 'There is no such person';
export const allPeople = 'All people';
export const personCount = (count: number) => plural(count, { one: '1 person', other: `${count} people` });

export const peopleInAList = 'people';
export const accountAsARow = 'Account';
export const registrationsOf = ({ name }: Values<'name'>) => `registrations of ${name}`;

export const viewsOfThePeople = 'Views of the people';
