import type { Values } from '@sangamam/contract/phrases/values';

export const change = ({ firstName, lastName }: Values<'firstName' | 'lastName'>) =>
  `Change ${firstName} ${lastName}`;
export const nothingHasChangedYet = 'Nothing has changed yet.';
export const changeSaved = 'Change saved';
export const changeAPerson = 'Change a person';
export const select = 'Select';
export const localUnit = 'Local unit';
export const none = 'None';
export const typedParish = 'Typed parish';
export const email = 'Email';
export const mobileNumber = 'Mobile number';
export const registrantEmailHint = "The registrant signs in with this email. It can't be changed here.";
export const reviewChanges = 'Review changes';
export const theDifference = 'The difference';
export const thisWasNotSaved = 'This was not saved';
export const whatWillChange = 'What will change';
export const was = 'was';
export const willBe = 'will be';
export const reason = 'Reason';
export const reasonHint = 'For example: by phone, with the mother. The history shows it beside the change.';
export const saveTheChange = 'Save the change';
export const back = 'Back';
export const registrantWithoutEmail =
  'With an email address the person who registers gets the link that sets a password.';
