import type { Values } from '@sangamam/contract/phrases/values';

export const addOnsBoughtLater = 'Add-ons bought later';
export const allTogether = 'Registration and add-ons together';
export const when = 'When';
export const where = 'Where';
export const registerBy = 'Register by';
export const number = 'Number';
export const hotel = 'Hotel';
export const hotelConfirmation = ({ count }: { count: number }) =>
  count === 1 ? 'Hotel confirmation number' : 'Hotel confirmation numbers';
export const registrationNumber = 'Registration number';
export const temporaryRegistrationNumber = 'Temporary registration number';
export const packageLabel = 'Package';
export const convenienceFee = 'Convenience fee';
export const received = 'Received';
export const stillOpen = 'Still open';
export const addOnsOf = ({ name }: Values<'name'>) => `add-ons of ${name}`;
export const waitingForApproval = 'Waiting for approval';
export const theRegistrar = 'The registrar';
export const reviewingOrPay =
  "The registrar is reviewing your registration, and we'll email you the decision. You can pay now or after the approval.";
export const confirmed = 'Confirmed';
export const conventionOver = 'This convention is over. Thank you for being part of it.';
export const allSet = ({ location }: Values<'location'>) =>
  `You’re all set. We look forward to seeing you in ${location}.`;
export const cancelled = 'Cancelled';
export const cancelledRefundDue = ({ order }: Values<'order'>) =>
  `This ${order} was cancelled. The treasurer will write to you about the refund.`;
export const cancelledNothingToPay = ({ order }: Values<'order'>) =>
  `This ${order} was cancelled. There's nothing to pay.`;
export const notSentYet = 'Not sent yet';
export const you = 'You';
export const questionForYou = 'Question for you';
export const yourAnswerStep = 'Your answer';
export const answerTheRegistrar =
  'The registrar has a question. Your registration goes on as soon as you have answered it.';
export const continueBy = ({ conventionDeadline }: Values<'conventionDeadline'>) =>
  `Pick up where you left off and send it for approval by ${conventionDeadline}.`;
export const notSent = 'Not sent';
export const closedBeforeSending = 'Registration closed before this was sent for approval.';
export const approvedPaymentDue = 'Approved, payment due';
export const approvedPayNow = ({ total }: Values<'total'>) =>
  `Your registration is approved. Pay ${total} to complete it.`;
export const paymentFailedPayAgain =
  "Your payment didn't go through. Please pay again to complete your registration.";
export const paymentFailedInReview =
  "Your payment didn't go through. Please pay again; the registrar is reviewing your registration in the meantime.";
export const freeInReview = ({ order }: Values<'order'>) =>
  `There's nothing to pay. The registrar is reviewing your ${order}, and we'll email you the decision.`;
export const paidInReview =
  "Your payment is in. The registrar is still reviewing your registration, and we'll email you the decision.";
export const theTreasurer = 'The treasurer';
export const treasurerAndRegistrar = 'The treasurer and the registrar';
export const checkingPayment =
  "The treasurer has your payment and is checking it. We'll email you when it's approved.";
export const awaitingPayment =
  'The treasurer is watching for your payment. Approval takes 2 to 3 days after it arrives.';
export const payTheRest = 'Please pay the rest in the same way.';
export const addOnsNeedYou = 'Your registration is confirmed. Your add-ons still need something from you.';
export const confirmedAddOnsWait =
  'Your registration is confirmed. Your add-ons are still being checked; we’ll email you the result.';
export const notApproved = 'Not approved';
export const rejectedRefundDue = ({ order }: Values<'order'>) =>
  `The officers couldn't approve this ${order}. The treasurer will write to you about the refund.`;
export const rejectedNothingToPay = ({ order }: Values<'order'>) =>
  `The officers couldn't approve this ${order}. There's nothing to pay.`;
export const reviewAddOns = "You've chosen add-ons that aren't ordered yet. Review them and pay.";
export const addOnsReserved = 'Your add-ons are reserved for you.';
export const paymentDue = 'Payment due';
export const payForAddOns = ({ total }: Values<'total'>) =>
  `Your add-ons are reserved for you. Pay ${total} to complete them.`;
export const addOnsPaymentFailed =
  "Your payment didn't go through. Please pay again to complete your add-ons.";
export const registration = 'registration';
export const addOnOrder = 'add-on order';
export const failedToRegisterEvent = 'Failed to register event';
export const earlyBirdPricesUntil = ({ earlyBirdDate }: Values<'earlyBirdDate'>) =>
  `Early-bird prices until ${earlyBirdDate}`;
export const registerNowFor = ({ name }: Values<'name'>) => `Register Now for ${name}`;
export const startingYourRegistration = 'Starting your registration…';
export const registerNow = 'Register Now';
export const confirmedText = ({ location }: Values<'location'>) =>
  `Your registration is confirmed. We look forward to seeing you in ${location}.`;
export const confirmedWithTasksLeft = ({ count }: Readonly<Record<'count', number>>) =>
  count === 1
    ? 'Your registration is confirmed. One thing on your checklist is left for you to do.'
    : `Your registration is confirmed. ${count} things on your checklist are left for you to do.`;
export const approvalStep = 'Approval';
export const sendingStep = 'Sending it for approval';
export const yourPaymentStep = 'Your payment';
export const newPaymentStep = 'A new payment';
export const restOfPaymentStep = 'The rest of your payment';
export const paymentStep = 'Payment';
export const paymentAndApprovalStep = 'Payment and approval';
export const reviewStep = 'Reviewing your add-ons';
export const writeToUs = 'Write to us';
export const writeToUsAbout = ({ number }: Values<'number'>) => `Write to us about ${number}`;
export const subjectAbout = ({ number, name }: Values<'number' | 'name'>) => `${name}, ${number}`;
export const earlierConventions = ({ count }: Readonly<Record<'count', number>>) =>
  `Earlier conventions (${count})`;
export const yourTurn = 'Your turn';
export const waitingFor = ({ whose }: Values<'whose'>) => `Waiting for ${whose}`;
export const whoIsComing = ({ count }: Readonly<Record<'count', number>>) =>
  count === 1 ? 'Who is coming' : `Who is coming (${count})`;
export const whatYouBought = 'What you bought';
export const nextTask = ({ topic }: Values<'topic'>) => `Next: ${topic}`;
export const partOf = ({ part, name }: Values<'part' | 'name'>) => `${part} (${name})`;
