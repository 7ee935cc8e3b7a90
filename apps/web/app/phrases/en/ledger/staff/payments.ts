import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const paymentApprovedConfirmedAs = ({ permConvRegNo }: Values<'permConvRegNo'>) =>
  `Payment approved, confirmed as ${permConvRegNo}`;
export const paymentApproved = 'Payment approved';
export const approveThisPayment = 'Approve this payment?';
export const approve = 'Approve';
export const receivedText = ({ receivedAmount, payment }: Values<'receivedAmount' | 'payment'>) =>
  `${receivedAmount} received. ${payment}`;
export const approveLessTitle = 'Approve less than is due?';
export const approveLessReasonHint = 'Why you approve it anyway. The ledger keeps your reason.';
export const receivedMissing = ({
  receivedAmount,
  missing,
  payment,
}: Values<'receivedAmount' | 'missing' | 'payment'>) =>
  `${receivedAmount} received, ${missing} missing. ${payment}`;
export const declineThisPayment = 'Decline this payment?';
export const decline = 'Decline';
export const reasonHint = 'The family will read it in their email.';
export const paymentDeclined = 'Payment declined';
export const declineText = 'For money that never came. The family can try again.';
export const rejectThisPayment = 'Reject this payment?';
export const reject = 'Reject';
export const paymentRejected = 'Payment rejected';
export const rejectText =
  'For a payment that cannot be accepted, such as one by somebody else. The family can try again.';
export const receivedAndApprove = 'Received and approve';
export const receivedAndApproveThis = 'Record the money and approve?';
export const receivedAmountHint = 'Whole dollars, at least what is due. Record less with Record money.';
export const recordMoney = 'Record money';
export const convenienceFee = 'Convenience fee';
export const ledger = 'Ledger';
export const state = 'State';
export const payments = 'Payments';
export const noPaymentsHere = 'No payments here';
export const noMatchesText =
  'Nothing matches your search and filters. A payment appears here as soon as a family reports it.';
export const ledgerAndActions = 'Ledger and actions';
export const ledgerAndActionsOf = ({
  registrantName,
  tmpConvRegNo,
}: Values<'registrantName' | 'tmpConvRegNo'>) => `Ledger and actions of ${registrantName}, ${tmpConvRegNo}`;
export const registrant = 'Registrant';
export const method = 'Method';
export const currency = 'Currency';
export const due = 'Due';
export const received = 'Received';
export const reported = 'Reported';
export const dueBy = 'Due by';
export const missing = ({ missing }: Values<'missing'>) => `${missing} missing`;
export const tooMuch = ({ currency }: Values<'currency'>) => `${currency} too much`;
export const givenBack = ({ amount, held }: Values<'amount' | 'held'>) =>
  `${amount} given back or kept, ${held} held`;
export const late = 'late';
export const reportedByTheFamily = 'Reported by the family';
export const moneyReceived = 'Money received';
export const approved = 'Approved';
export const declined = 'Declined';
export const rejected = 'Rejected';
export const sentBack = 'Sent back';
export const paymentSummary = ({
  registrantName,
  tmpConvRegNo,
  value,
  dueAmount,
}: Values<'registrantName' | 'tmpConvRegNo' | 'value' | 'dueAmount'>) =>
  `${registrantName}, ${tmpConvRegNo}: ${value}, ${dueAmount} due.`;
export const confirmedNextHint =
  'The registration will be confirmed and get its permanent number. The family will be told by email.';
export const awaitsRegistrarHint =
  'The family will be told by email. The registration will be confirmed once the registrar has approved it.';
export const pleaseEnterWholeDollars = 'Please enter whole dollars';
export const recordMoneyReceived = 'Record money received';
export const thisWasNotRecorded = 'This was not recorded';
export const recorded = ({ amount }: Values<'amount'>) => `${amount} recorded`;
export const receivedBefore = ({ receivedAmount }: Values<'receivedAmount'>) =>
  `${receivedAmount} received before.`;
export const amountIn = ({ currency }: Values<'currency'>) => `Amount in ${currency}`;
export const recordedAmountHint = 'Whole dollars. It can be less or more than is due.';
export const reference = 'Reference';
export const referenceHint = 'The number of the transfer or check.';
export const anotherCheck = 'This is another check: record it, too';
export const record = 'Record';
export const paymentCount = (count: number) =>
  plural(count, { one: '1 payment', other: `${count} payments` });

export const nothingToPay = 'Nothing to pay any more';
