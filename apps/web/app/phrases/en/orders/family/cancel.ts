import type { Values } from '@sangamam/contract/phrases/values';

export const reasonTooLong = 'Please keep the reason under 500 characters';
export const cancelTheseAddOns = 'Cancel these add-ons?';
export const cancelYourRegistration = 'Cancel your registration?';
export const thisWasNotCancelled = 'This was not cancelled';
export const addOnsCancelled = 'Your add-ons are cancelled';
export const registrationCancelled = 'Your registration is cancelled';
export const reasonOptional = 'Reason';
export const cancelling = 'Cancelling…';
export const cancelAddOns = 'Cancel add-ons';
export const cancelRegistration = 'Cancel registration';
/** Of the order that asks for the difference of a change: without it the change is taken back. */
export const undoThisChange = 'Go without this change?';
export const undoChange = 'Take change back';
export const changeUndone = 'The change is taken back';
export const asBeforeChange =
  'Your registration is as it was before the change: the people, the package and the add-ons.';
export const keepIt = 'Keep it';
export const addOnsGivenBack = 'What you chose becomes available to other families.';
export const addOnsDiscarded = 'What you chose is discarded.';
export const registrationStays =
  "Your registration stays as it is, and there's nothing to pay for these add-ons.";
export const placeGivenBack = ({ name }: Values<'name'>) =>
  `Your whole family will be taken off ${name} and your place given to another family.`;
export const entriesRemoved = ({ name }: Values<'name'>) =>
  `What you entered for ${name} is removed from this registration.`;
export const addOnsToo = 'Add-ons are cancelled too.';
export const theresNothingToPay = "There's nothing to pay.";
export const thisCantBeUndone = "This can't be undone.";
export const registerAgainUntil = ({ conventionDeadline }: Values<'conventionDeadline'>) =>
  `You can register again until ${conventionDeadline} while places last.`;
export const cannotRegisterAgain = "Registration is closed, so you can't register again.";
