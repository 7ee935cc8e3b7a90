import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const paymentApprovedConfirmedAs = ({ permConvRegNo }: Values<'permConvRegNo'>) =>
  `Payment approved, confirmed as ${permConvRegNo}`;
export const paymentApproved = 'Payment approved';
export const approveThisPayment = 'Approve this payment?';
export const approve = 'Approve';
export const came = ({ receivedAmount, payment }: Values<'receivedAmount' | 'payment'>) =>
  `${receivedAmount} came. ${payment}`;
export const approveLessThanIsDue = 'Approve less than is due?';
export const whyItIsApprovedAnywayIt = 'Why it is approved anyway; it is kept in the ledger.';
export const cameIsMissing = ({
  receivedAmount,
  missing,
  payment,
}: Values<'receivedAmount' | 'missing' | 'payment'>) =>
  `${receivedAmount} came, ${missing} is missing. ${payment}`;
export const declineThisPayment = 'Decline this payment?';
export const decline = 'Decline';
export const theFamilyReadsItInTheir = 'The family reads it in their email.';
export const paymentDeclined = 'Payment declined';
export const forMoneyThatBouncedOrWas = 'For money that bounced or was never found. ';
export const theEnteredBeforeIsReversed = ({ receivedAmount }: Values<'receivedAmount'>) =>
  `The ${receivedAmount} entered before is reversed. `;
export const theFamilyMayTryAgain = 'The family may try again.';
export const rejectThisPayment = 'Reject this payment?';
export const reject = 'Reject';
export const paymentRejected = 'Payment rejected';
export const forMoneyThatIsNotTheirs = 'For money that is not theirs or not for this. ';
export const theThatCameIsListedAs = ({ receivedAmount }: Values<'receivedAmount'>) =>
  `The ${receivedAmount} that came is listed as refund due. `;
export const recordMoney = 'Record money';
export const convenienceFee = 'Convenience fee';
export const ledger = 'Ledger';
export const state = 'State';
export const payments = 'Payments';
export const searchByNameEmailOrNumber = 'Search by name, email or number';
export const noPaymentsHere = 'No payments here';
export const nothingMatchesYourSearchAndFilters =
  'Nothing matches your search and filters. A payment appears here as soon as a family reports it.';
export const ledgerAndActions = 'Ledger and actions';
export const ledgerAndActionsOf = ({
  registrantName,
  tmpConvRegNo,
}: Values<'registrantName' | 'tmpConvRegNo'>) => `Ledger and actions of ${registrantName}, ${tmpConvRegNo}`;
export const registrant = 'Registrant';
export const by = 'By';
export const due = 'Due';
export const received = 'Received';
export const refundDue = 'Refund due';
export const reported = 'Reported';
export const dueBy = 'Due by';
export const missing = ({ missing }: Values<'missing'>) => `${missing} missing`;
export const tooMuch = ({ currency }: Values<'currency'>) => `${currency} too much`;
export const late = ', late';
export const reportedByTheFamily = 'Reported by the family';
export const moneyReceived = 'Money received';
export const approved = 'Approved';
export const declined = 'Declined';
export const rejected = 'Rejected';
export const sentBack = 'Sent back';
export const due2 = ({
  registrantName,
  tmpConvRegNo,
  value,
  dueAmount,
}: Values<'registrantName' | 'tmpConvRegNo' | 'value' | 'dueAmount'>) =>
  `${registrantName}, ${tmpConvRegNo}: ${value}, ${dueAmount} due.`;
export const theRegistrationIsConfirmedAndGets =
  'The registration is confirmed and gets its permanent number. The family is told by email.';
export const theFamilyIsToldByEmail =
  'The family is told by email. The registration is confirmed once the registrar has approved it.';
export const pleaseEnterWholeDollars = 'Please enter whole dollars';
export const recordMoneyThatCame = 'Record money that came';
export const thisWasNotRecorded = 'This was not recorded';
export const recorded = ({ amount }: Values<'amount'>) => `${amount} recorded`;
export const cameBefore = ({ receivedAmount }: Values<'receivedAmount'>) => `${receivedAmount} came before.`;
export const amountIn = ({ currency }: Values<'currency'>) => `Amount in ${currency}`;
export const wholeDollarsItMayBeA = 'Whole dollars. It may be a part, or more than is due.';
export const reference = 'Reference';
export const theNumberOfTheTransferOr = 'The number of the transfer or of the cheque.';
export const record = 'Record';
export const cancel = 'Cancel';
export const paymentCount = (count: number) =>
  plural(count, { one: '1 payment', other: `${count} payments` });
