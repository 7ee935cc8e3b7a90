import {
  relationshipNames as englishRelationships,
  type Relationship,
} from '@sangamam/contract/orders/participants/participant';
import type { Values } from '@sangamam/contract/phrases/values';

/** `order` is one of the two nouns below. */
type OfConvention = Values<'order' | 'convention'>;

export const registration = 'registration';
export const addonOrder = 'add-on order';

export const registrationNumber = 'Registration number';
export const temporaryNumber = 'Temporary registration number';
export const price = 'Total, before any fee';
export const convenienceFee = 'Convenience fee';
export const received = 'Received';
export const stillOpen = 'Still open';
export const nothingToPay = 'Nothing to pay';
export const reason = 'Reason';
export const seeMyRegistration = 'See my registration';

export const submittedSubject = ({ order, convention }: OfConvention) =>
  `Your ${order} for ${convention} has been sent for approval`;
export const addonsSubmittedSubject = ({ convention }: Values<'convention'>) =>
  `Your add-on order for ${convention}`;
export const thanksForRegistering = ({ convention }: Values<'convention'>) =>
  `Thank you for registering for ${convention}. The officers of the association will review your registration next, and we'll write to you as soon as they have decided.`;
export const thanksForFreeAddons = ({ convention }: Values<'convention'>) =>
  `Thank you for your add-on order for ${convention}. The officers of the association will review it next, and we'll write to you as soon as they have decided.`;
export const addonsAwaitPayment = ({ convention }: Values<'convention'>) =>
  `Thank you for your add-on order for ${convention}. It is reserved for you, and confirmed once the treasurer has received your payment.`;
export const payNowWithMemo =
  'You can pay now. Please write the temporary registration number in the memo of your payment.';
export const thanksForAddons = ({ convention }: Values<'convention'>) =>
  `Thank you for your add-on order for ${convention}. It is confirmed once your registration is approved and the treasurer has received your payment.`;
export const payNowOrLater =
  'You can pay now or after the approval. Please write the temporary registration number in the memo of your payment.';
export const ifYouCancel = 'If you cancel:';
export const untilDay = ({ day }: Values<'day'>) => `Until ${day}`;
export const afterDay = ({ day }: Values<'day'>) => `After ${day}`;
export const fullRefund = 'Everything is refunded';
export const keptForEach = ({ kept }: Values<'kept'>) => `${kept} is kept for each person`;
export const noRefund = 'No refund';

export const approvedSubject = ({ order, convention }: OfConvention) =>
  `Your ${order} for ${convention} is approved`;
export const approved = ({ order, convention }: OfConvention) =>
  `Good news: your ${order} for ${convention} is approved.`;
export const approvedPaymentUnderWay = ({ order }: Values<'order'>) =>
  `Your payment is on its way. Once the treasurer has it, your ${order} is confirmed and we'll write again.`;
export const approvedPaymentDue = ({ order }: Values<'order'>) =>
  `The last step is payment. Your ${order} is confirmed once the treasurer receives it.`;
export const payNow = 'Pay now';
export const payTheRest = 'How to pay the rest';

export const confirmedSubject = ({ convention }: Values<'convention'>) =>
  `You're confirmed for ${convention}`;
export const addonsConfirmedSubject = ({ convention }: Values<'convention'>) =>
  `Your add-on order for ${convention} is confirmed`;
export const confirmed = ({ order, convention }: OfConvention) =>
  `Your ${order} for ${convention} is confirmed. We look forward to seeing your family!`;
export const addToCalendar = 'Add to calendar';
export const adultsAreListed =
  'The names of the adults who attend are now on the public participant list. You can take them off under Your data on My Account.';
export const adultsAreNotListed =
  'Your names are not on the public participant list. You can change that under Your data on My Account.';
export const keepThisNumber = "Please keep this number: you'll need it at the arrival desk.";

export const rejectedSubject = ({ order, convention }: OfConvention) =>
  `Your ${order} for ${convention} was not approved`;
export const rejected = ({ order, convention }: OfConvention) =>
  `We're sorry: the officers could not approve your ${order} for ${convention}.`;
export const rejectedWhatNext =
  'There is nothing more to pay. If you have already paid, the treasurer will return your payment. If you think this is a mistake, please write to us.';

export const changeDeclinedSubject = ({ order, convention }: OfConvention) =>
  `The change of your ${order} for ${convention}`;
export const changeDeclined = ({ order }: Values<'order'>) =>
  `We could not make the change that you asked for. Your ${order} stays as it is.`;

export const reopenedSubject = ({ order, convention }: OfConvention) =>
  `Your ${order} for ${convention} is being reviewed again`;
export const reopened = ({ order, convention }: OfConvention) =>
  `The officers are reviewing your ${order} for ${convention} again. We'll write to you as soon as they have decided.`;

export const reinstatedSubject = ({ order, convention }: OfConvention) =>
  `Your ${order} for ${convention} is no longer cancelled`;
export const reinstated = ({ order, convention }: OfConvention) =>
  `The officers have reinstated your ${order} for ${convention}. It is no longer cancelled, and your places are yours again.`;
export const reinstatedWhatNext =
  'My Account says what happens next. Please look at your travel plan, too: seats on a shuttle are assigned again.';

export const approvalTakenBackSubject = ({ order, convention }: OfConvention) =>
  `The approval of your ${order} for ${convention} was taken back`;
export const approvalTakenBack = ({ order, convention }: OfConvention) =>
  `The officers have taken back the approval of your ${order} for ${convention} and are looking at it again.`;
export const takenBackWhatNext =
  "Please don't pay until it is approved again. We'll write to you as soon as the officers have decided.";

export const cancelledSubject = ({ order, convention }: OfConvention) =>
  `Your ${order} for ${convention} is cancelled`;
export const cancelled = ({ order, convention }: OfConvention) =>
  `Your ${order} for ${convention} has been cancelled.`;
export const cancelledWhatNext =
  'There is nothing more to pay. If you have already paid, the treasurer will contact you about your payment. If you have a question, please write to us.';
export const mergedSubject = ({ order, convention }: OfConvention) =>
  `Your ${order} for ${convention} was merged with another one`;
export const merged = ({ order, convention, number }: OfConvention & Values<'number'>) =>
  `Your family was registered twice for ${convention}. Your ${order} is now part of registration ${number}.`;
export const mergedWhatNext =
  'Your add-ons and what you have paid moved with it. There is nothing more to pay here. If you have a question, please write to us.';
export const contactUs = 'Contact us';

export const questionSubject = ({ order, convention }: OfConvention) =>
  `A question about your ${order} for ${convention}`;
export const question = ({ order, convention }: OfConvention) =>
  `The officers have a question about your ${order} for ${convention}:`;
export const answerTheQuestion = 'Answer';
export const answerBy = 'Please answer by';
export const answerTo = 'Or write to';
export const answerWithoutSigningIn =
  'You can answer without signing in. Please do not forward this email: whoever has the link can answer for you. The question is on My Account, too.';

export const reminderSubject = ({ order, convention }: OfConvention) =>
  `Your ${order} for ${convention} is not finished`;
export const reminder = ({ order, convention }: OfConvention) =>
  `You started your ${order} for ${convention} but haven't submitted it yet. We have kept everything you entered, and you can continue where you stopped, on any device.`;
export const keptUntil = 'Kept until';
export const noPlaceIsHeld =
  "No place is held for you until you submit it. If you've decided not to come, you don't need to do anything.";
export const continueRegistration = 'Continue';

export const placesFreeSubject = ({ title }: Values<'title'>) => `Places free again: ${title}`;
export const placesFree = 'Something that was sold out can be booked again.';
export const what = 'What';
export const placesLeft = 'Places left';
export const convention = 'Convention';
export const openConvention = 'Open the convention';
export const goesToTheFirst = 'Nobody is on the wait list: the place goes to whoever registers first.';

export const priceChangedSubject = ({ order, convention }: Values<'order' | 'convention'>) =>
  `The price of your ${order} for ${convention} has changed`;
export const priceIsLower = ({ title, amount, order }: Values<'title' | 'amount' | 'order'>) =>
  `We have changed the price of your ${order}: ${title}, ${amount} less.`;
export const priceIsHigher = ({ title, amount, order }: Values<'title' | 'amount' | 'order'>) =>
  `We have changed the price of your ${order}: ${title}, ${amount} more.`;
export const reasonOfPriceChange = ({ reason }: Values<'reason'>) => `The reason: ${reason}`;
export const amendedSubject = ({ order, convention }: Values<'order' | 'convention'>) =>
  `Your ${order} for ${convention} has changed`;
export const registrationAmended = ({ order }: Values<'order'>) =>
  `We have changed your ${order}. This is what is different:`;
export const nowAttending = 'Now attending';
export const noLongerAttending = 'No longer attending';
export const dueDateNow = 'Your payment should arrive by';
export const relationshipNames: Readonly<Record<Relationship, string>> = englishRelationships;
export const payTheDifference = ({ amount }: Values<'amount'>) =>
  `Your registration stays as it is; please pay the difference of ${amount} separately.`;
export const weOweYou = ({ amount }: Values<'amount'>) =>
  `You have paid ${amount} more than you owe now. The treasurer will return it to you.`;
