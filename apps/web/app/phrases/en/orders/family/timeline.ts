import type { Values } from '@sangamam/contract/phrases/values';

export const historyAndNextSteps = 'History and next steps';
export const whatHappened = 'What happened';
export const later = 'Later:';
export const you = 'You';
export const yourTurn = '· your turn';
export const waitingFor = ({ whose }: Values<'whose'>) => `· waiting for ${whose}`;
export const theRegistrar = 'The registrar';
export const paymentByZelleOrByCheck = 'Payment, by Zelle or by check';
export const confirmationOfYourAddOns = 'Confirmation of your add-ons';
export const confirmationWithYourRegistrationNumber = 'Confirmation, with your registration number';
export const addOnOrderStarted = 'Add-on order started';
export const registrationStarted = 'Registration started';
export const addOnsOrdered = 'Add-ons ordered';
export const sentForApproval = 'Sent for approval';
export const approvedWithYourRegistration = 'Approved with your registration';
export const approvedByTheOfficers = 'Approved by the officers';
export const notApprovedByTheOfficers = 'Not approved by the officers';
export const approvalTakenBackByTheOfficers = 'The officers took their approval back';
export const reinstatedByTheOfficers = 'Reinstated by the officers: no longer cancelled';
export const reopenedByTheOfficers = 'Reopened by the officers';
export const theRegistrarAskedYouByEmail = 'The registrar asked you by email';
export const youAnsweredTheRegistrar = 'You answered the registrar';
export const youReportedYourPayment = 'You reported your payment';
export const theTreasurerReceived = ({ money }: Values<'money'>) => `The treasurer received ${money}`;
export const paymentApprovedByTheTreasurer = 'Payment approved by the treasurer';
export const yourPaymentDidNotGoThrough = 'Your payment did not go through';
export const yourPaymentCouldNotBeAccepted = 'Your payment could not be accepted';
export const yourPaymentWasTakenBack = 'Your payment was taken back: it bounced, or was recorded by mistake';
export const theTreasurerCorrectedTheAmountTo = ({ money }: Values<'money'>) =>
  `The treasurer corrected the amount received to ${money}`;
export const theTreasurerSentBackToYou = ({ money }: Values<'money'>) =>
  `The treasurer sent ${money} back to you`;
export const theRefundCameBackToUs = ({ money }: Values<'money'>) =>
  `The refund of ${money} came back to us and will be sent again`;
export const youDonated = ({ money }: Values<'money'>) => `You donated ${money}`;
export const theAssociationKept = ({ money }: Values<'money'>) => `The association kept ${money}`;
export const theTreasurerPutTowardThis = ({ money }: Values<'money'>) =>
  `The treasurer put ${money} toward this payment`;
export const theTreasurerMovedElsewhere = ({ money }: Values<'money'>) =>
  `The treasurer moved ${money} elsewhere`;
export const cancelled = 'Cancelled';
export const confirmed = 'Confirmed';
export const confirmedAs = ({ number }: Values<'number'>) => `Confirmed: ${number}`;
export const thePriceWasChanged = 'The treasurer changed the price';
