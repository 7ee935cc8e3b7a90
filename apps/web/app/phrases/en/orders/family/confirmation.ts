import type { Values } from '@sangamam/contract/phrases/values';

export const registrationSentTitle = 'Your registration has been sent for approval';
export const registrarWillReview =
  "Thank you! The registrar will review it and we'll email you the decision.";
export const payNowOrLater = 'You can pay now, or from My Account after the approval.';
export const zelleTitle = "Thank you. We'll watch for your Zelle payment";
export const zelleReminder = "If you haven't sent it yet, please do so now with the details below.";
export const approvalTime = "Approval takes 2 to 3 days after it arrives. We'll email you.";
export const checkTitle = "Thank you. We'll watch for your check";
export const checkReminder = "If you haven't mailed it yet, please do so now with the details below.";
export const paypalCheckingTitle = 'PayPal is still checking your payment';
export const paypalCheckingText =
  "You don't need to pay again. My Account shows the payment as soon as PayPal tells us, and we'll email you.";
export const youCancelledThePayment = 'You cancelled the payment';
export const paypalCancelledText =
  "You weren't charged, and nothing has changed. Choose how to pay whenever you're ready.";
export const yourPaymentWasDeclined = 'Your payment was declined';
export const registrationPaymentDeclined =
  "You weren't charged, or the money will be returned. Your registration is kept.";
export const payAgainText = 'Please try again, with the same or another way to pay.';
export const paymentReceivedTitle = 'Your payment has been received';
export const registrationPaidText =
  "Thank you! My Account shows your status. We'll email you when it's confirmed.";
export const registrationConfirmedTitle = 'Your registration is confirmed';
export const registrationConfirmedText =
  'Thank you! Your registration is confirmed. My Account shows what is left to do.';
export const registrationApprovedTitle = 'Your registration is approved';
export const registrationApprovedText = 'Please pay now, or later from My Account, to complete it.';
export const freeRegistrationTitle = 'Your registration has been submitted for approval';
export const freeRegistrationText =
  "There's nothing to pay. The officers will review it and we'll email you the decision.";
export const addOnsOrderedTitle = 'Your add-ons are ordered';
export const addOnsOrderedText =
  "Thank you! They are reserved for you, and yours once they are paid. You'll find them on My Account.";
export const addOnsPaidText =
  "Thank you! My Account shows your add-ons. We'll email you when they're confirmed.";
export const addOnsConfirmedTitle = 'Your add-ons are confirmed';
export const addOnsConfirmedText = 'Thank you! Your add-ons are confirmed. You can see them on My Account.';
export const addOnsPaymentDeclined =
  "You weren't charged, or the money will be returned. Your add-ons are still reserved for you.";
export const freeAddOnsTitle = 'Your add-ons have been submitted for approval';
export const freeAddOnsText =
  "There's nothing to pay. The officers will review your request and we'll email you the decision.";

export const addOnsFor = ({ name }: Values<'name'>) => `Add-ons for ${name}`;
export const loadingYourTicket = 'Loading your registration…';
export const registrationNumber = 'Registration number';
export const temporaryRegistrationNumber = 'Temporary registration number';
export const packageLabel = 'Package';
export const peopleComing = ({ count }: Readonly<Record<'count', number>>) =>
  count === 1 ? '1 person is coming' : `${count} people are coming`;
export const nextSteps = 'Next steps';
export const stepSent = 'Sent';
export const stepApproval = 'Approval';
export const stepPayment = 'Payment';
export const stepConfirmed = 'Confirmed';
export const stepDone = 'Done';
export const stepLater = 'Later';
export const stepAgain = 'Please pay again';
export const stepYourTurn = 'Your turn';
export const stepWaitingFor = ({ whose }: Values<'whose'>) => `Waiting for ${whose}`;
export const theRegistrar = 'the registrar';
export const theTreasurer = 'the treasurer';
export const you = 'you';
export const tellTheCousins = 'Share it';
export const shareOf = ({ name }: Values<'name'>) => `Share it: ${name}`;
export const weAreComingTo = ({ name, days, location }: Values<'name' | 'days' | 'location'>) =>
  `We're coming to ${name}, ${days}, in ${location}. Join us:`;
