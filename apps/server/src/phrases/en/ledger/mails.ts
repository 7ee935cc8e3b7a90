import type { Values } from '@sangamam/contract/phrases/values';

export const amount = 'Amount';
export const temporaryNumber = 'Temporary registration number';
export const reason = 'Reason';
export const seeMyRegistration = 'See my registration';

export const zelleReportedSubject = ({ convention }: Values<'convention'>) =>
  `Your Zelle payment for ${convention}`;
export const chequeReportedSubject = ({ convention }: Values<'convention'>) => `Your check for ${convention}`;
export const zelleReported = 'Thank you. You told us you paid by Zelle; the treasurer will watch for it.';
export const chequeReported =
  "Thank you. You told us you're mailing a check; the treasurer will watch for it.";
export const sentFrom = 'Sent from';
export const payTo = 'Pay to';
export const payableTo = 'Payable to';
export const mailItTo = 'Mail it to';
export const mailChecksTo = 'Mail checks to';
export const zelleEmail = 'Zelle email';
export const treasurersEmail = "Treasurer's email";
export const treasurer = 'Treasurer';
export const memo = 'Memo';
export const memoOnTheCheck = 'Memo on the check';
export const toArriveBy = 'Should arrive by';
export const shouldHaveArrivedBy = 'Should have arrived by';
export const approvalTakes =
  "Approval takes 2 to 3 days after the money arrives. You don't need to do anything for now; we'll write to you.";

export const senderCorrectedSubject = ({ convention }: Values<'convention'>) =>
  `Your Zelle payment for ${convention}: address corrected`;
export const senderCorrected =
  'Thank you. The treasurer will now look for your Zelle payment under the new address.';
export const senderCorrectedByOther = "If you didn't change this, please write to us.";

export const partReceivedSubject = ({ convention }: Values<'convention'>) =>
  `Part of your payment for ${convention} is still open`;
export const pleasePayTheRest = ({ order }: Values<'order'>) =>
  `Please send the rest in the same way, with the same memo. Your ${order} is confirmed once all of it has arrived. If you have sent it in the meantime, you don't need to do anything.`;
export const payTheRest = 'How to pay the rest';

export const approvedSubject = ({ convention }: Values<'convention'>) =>
  `We have your payment for ${convention}`;
export const approved = ({ order }: Values<'order'>) =>
  `Thank you: the treasurer has your payment. Your ${order} is confirmed as soon as the officers approve it, and we'll write to you then.`;

export const declinedSubject = ({ convention }: Values<'convention'>) =>
  `Your payment for ${convention} did not go through`;
export const declinedPayAgain = ({ order }: Values<'order'>) =>
  `We're sorry: the treasurer could not accept your payment. Your ${order} is still there; please pay again.`;
export const declinedNothingToPay =
  'The treasurer could not accept your payment. There is nothing more to pay.';
export const payAgain = 'Pay again';

export const reversedSubject = ({ convention }: Values<'convention'>) =>
  `Your payment for ${convention} was taken back`;
export const reversedBounced = ({ convention }: Values<'convention'>) =>
  `We're sorry: your payment for ${convention} came back from the bank, so we no longer have this money.`;
export const reversedBookedWrongly = ({ order }: Values<'order'>) =>
  `We're sorry: we had recorded money for your ${order} by mistake, and have now taken that record back.`;
export const reversedGivenBack = ({ convention }: Values<'convention'>) =>
  `Your payment for ${convention} was returned to you, so we no longer have this money.`;
export const reversedPayAgain = ({ order }: Values<'order'>) =>
  `Your ${order} is still there; please pay again.`;
export const reversedWasConfirmed = ({ order }: Values<'order'>) =>
  `Your ${order} is not confirmed for now. Your place and your registration number stay yours; please pay again so that we can confirm it.`;
export const reversedNothingToPay = "There is nothing more to pay, and you don't need to do anything.";
export const seeMyPayment = 'See my payment';
