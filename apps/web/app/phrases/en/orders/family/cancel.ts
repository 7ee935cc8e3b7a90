import type { Values } from '@sangamam/contract/phrases/values';

export const pleaseKeepTheReasonUnder500 = 'Please keep the reason under 500 characters';
export const cancelTheseAddOns = 'Cancel these add-ons?';
export const cancelYourRegistration = 'Cancel your registration?';
export const thisWasNotCancelled = 'This was not cancelled';
export const yourAddOnsAreCancelled = 'Your add-ons are cancelled';
export const yourRegistrationIsCancelled = 'Your registration is cancelled';
export const reasonOptional = 'Reason';
export const cancelling = 'Cancelling…';
export const cancelAddOns = 'Cancel add-ons';
export const cancelRegistration = 'Cancel registration';
export const keepIt = 'Keep it';
export const whatYouChoseBecomesAvailableTo = 'What you chose becomes available to other families.';
export const whatYouChoseIsDiscarded = 'What you chose is discarded.';
export const yourRegistrationStaysAsItIs =
  "Your registration stays as it is, and there's nothing to pay for these add-ons.";
export const yourWholeFamilyWillBeTaken = ({ name }: Values<'name'>) =>
  `Your whole family will be taken off ${name} and your place given to another family.`;
export const whatYouEnteredForIsRemoved = ({ name }: Values<'name'>) =>
  `What you entered for ${name} is removed from this registration.`;
export const addOnsAreCancelledToo = 'Add-ons are cancelled too.';
export const theresNothingToPay = "There's nothing to pay.";
export const thisCantBeUndone = "This can't be undone.";
export const youCanRegisterAgainUntilWhile = ({ conventionDeadline }: Values<'conventionDeadline'>) =>
  `You can register again until ${conventionDeadline} while places last.`;
export const registrationIsClosedSoYouCant = "Registration is closed, so you can't register again.";
