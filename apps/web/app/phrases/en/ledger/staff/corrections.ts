import type { Values } from '@sangamam/contract/phrases/values';

export const reverse = 'Reverse';
export const reverseThisPayment = 'Reverse this payment?';
export const whatHappened = 'What happened?';
export const itBounced = 'It bounced: the bank took the money back';
export const bookedWrongly = 'It was booked wrongly: the money is not theirs';
export const reverseText = ({ amount }: Values<'amount'>) =>
  `${amount} will be taken out of the books again.`;
export const familyPaysAgain = 'The family will be told by email and can pay again.';
export const noLongerConfirmed =
  'A confirmed registration will no longer be confirmed, but keeps its number. The family will be told by email and can pay again.';
export const nothingToRefund =
  'This registration is cancelled or rejected: nothing will be left to refund. The family will be told by email.';
export const reason = 'Reason';
export const thisWasNotReversed = 'This was not reversed';
export const paymentReversed = 'Payment reversed';
export const reversed = 'Taken back';

export const correct = 'Correct amount';
export const correctTheAmount = 'Correct the amount received';
export const recordedSoFar = ({ amount }: Values<'amount'>) => `${amount} is recorded now. `;
export const approvalStandsHint =
  'The approval stands, even if the payment becomes short. To withdraw it, reverse the payment.';
export const rightAmountIn = ({ currency }: Values<'currency'>) => `Right amount in ${currency}`;
export const wholeDollarsInAll = 'Whole dollars: everything that was received.';
export const reasonHint = 'The ledger keeps it. The family does not see it.';
export const thisWasNotCorrected = 'This was not corrected';
export const correctedTo = ({ amount }: Values<'amount'>) => `Corrected to ${amount}`;
export const corrected = 'Corrected';

export const refundDueOf = ({ amount }: Values<'amount'>) => `Refund due: ${amount}`;
