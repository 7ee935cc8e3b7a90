import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

export const refund = 'Refund';
export const refunds = 'Refunds';
export const refundMoney = 'Refund money';
export const refundFor = ({ registrantName, tmpConvRegNo }: Values<'registrantName' | 'tmpConvRegNo'>) =>
  `${registrantName}, ${tmpConvRegNo}.`;
export const heldTooMuch = ({ refundable }: Values<'refundable'>) => `${refundable} is more than is due.`;
export const heldNotDue = ({ refundable }: Values<'refundable'>) =>
  `${refundable} is held, and nothing is due any more.`;
export const amountIn = ({ currency }: Values<'currency'>) => `Amount in ${currency}`;
export const whatTheFamilyGets = 'What the family gets.';
export const amountRequired = 'Please enter whole dollars';
export const keptFee = 'Kept fee';
export const whatTheAssociationKeeps = 'What the association keeps.';
export const keptFeeReason = 'Why a fee is kept';
export const keptFeeReasonHint = 'The family reads it in their email.';
export const keptFeeReasonRequired = 'Please say why a fee is kept';
export const termsKeep = ({
  forEach,
  people,
  until,
  amount,
  refundable,
}: Values<'forEach' | 'until' | 'amount' | 'refundable'> & { people: number }) =>
  `${forEach} ${plural(people, { one: 'of 1 person', other: `of each of ${people} people` })} kept by the terms until ${until}: refund ${amount} of ${refundable}.`;
export const termsKeepNothing = ({ until, refundable }: Values<'until' | 'refundable'>) =>
  `Nothing is kept by the terms until ${until}: refund all of ${refundable}.`;
export const termsKeepEverything = ({ refundable }: Values<'refundable'>) =>
  `After the last date of the terms nothing is refunded: ${refundable} is kept.`;
export const cancelledOn = ({ day }: Values<'day'>) => `Cancelled on ${day}.`;
export const keptBeforeThat = ({ fee }: Values<'fee'>) => `${fee} of it was kept of earlier changes.`;
export const keptElsewhere = ({ fee }: Values<'fee'>) => `Other refunds keep ${fee} already.`;
export const otherThanTerms = 'You can enter another amount.';
export const waivedReason = 'Why nothing is kept';
export const waivedReasonHint = 'The terms keep a fee. Only staff read it.';
export const waivedReasonRequired = 'Please say why nothing is kept';
export const sendBy = 'Send it by';
export const enterRefund = 'Enter refund';
export const enterFailed = 'This refund was not entered';
export const refundEntered = 'Refund entered. Approve it, then send it.';

export const toBeStarted = 'To be started';
export const allRefunds = 'All';
export const states = {
  DUE: 'To approve',
  APPROVED: 'To send',
  SENT: 'On its way',
  DONE: 'Arrived',
  FAILED: 'Came back',
  DONATED: 'Donated',
  DISCARDED: 'Discarded',
} as const;
export const stepNames = {
  DUE: 'Entered',
  APPROVED: 'Approved',
  SENT: 'Sent',
  DONE: 'Arrived',
  FAILED: 'Came back',
  DONATED: 'Donated',
  DISCARDED: 'Discarded',
} as const;
export const refundsByState = 'Refunds by state';
export const nothing = 'none';
export const searchLabel = 'Search by name, email or number';
export const noRefundsHere = 'No refunds here';
export const nothingMatches = 'Nothing matches your search in this state.';
export const nothingToStart = 'Nothing to be given back';
export const nothingToStartText =
  'Money of cancelled and rejected registrations, and what families paid too much, appears here.';
export const refundCount = (count: number) => plural(count, { one: '1 refund', other: `${count} refunds` });
export const paymentCount = (count: number) =>
  plural(count, { one: '1 payment', other: `${count} payments` });
export const registrant = 'Registrant';
export const convention = 'Convention';
export const why = 'Why';
export const cancelled = 'Cancelled or rejected';
export const tooMuch = 'More than is due';
export const toGiveBack = 'To give back';
export const amount = 'Amount';
export const feeKept = ({ fee }: Values<'fee'>) => `${fee} kept`;
export const method = 'Method';
export const state = 'State';
export const next = 'Next';
export const since = ({ step, day }: Values<'step' | 'day'>) => `${step} ${day}`;
export const steps = 'Steps';
export const stepsOf = ({ registrantName, tmpConvRegNo }: Values<'registrantName' | 'tmpConvRegNo'>) =>
  `Steps of the refund to ${registrantName}, ${tmpConvRegNo}`;
export const details = 'Ledger and actions';
export const detailsOf = ({ registrantName, tmpConvRegNo }: Values<'registrantName' | 'tmpConvRegNo'>) =>
  `Ledger and actions of ${registrantName}, ${tmpConvRegNo}`;

export const actions = {
  approve: 'Approve',
  send: 'Mark as sent',
  finish: 'It arrived',
  fail: 'It came back',
  donate: 'Donated',
  discard: 'Discard',
} as const;
export const describe = ({
  registrantName,
  tmpConvRegNo,
  amount,
  method,
}: Values<'registrantName' | 'tmpConvRegNo' | 'amount' | 'method'>) =>
  `${registrantName}, ${tmpConvRegNo}: ${amount} by ${method}.`;
export const approveTitle = 'Approve this refund?';
export const approveText = 'It can then be sent. The family is told when it is sent.';
export const refundApproved = 'Refund approved';
export const sendTitle = 'Was this refund sent?';
export const sendText =
  'The money will be taken out of the books, and the family will be told by email with this reference.';
export const sendByPaypal = 'Send by PayPal';
export const sendByPaypalTitle = 'Send this refund now?';
export const sendByPaypalText =
  'PayPal gives the money back to the account or card that it came from. The family will be told by email.';
export const refundSentByPaypal = 'Refund sent by PayPal';
export const reference = 'Reference';
export const keepAll = 'Record as kept';
export const keepAllTitle = 'Is all of this money kept?';
export const keepAllText =
  'It will be taken out of the books as a kept fee, and the family will be told by email. This cannot be undone.';
export const approveKeptText = 'It can then be recorded as kept. The family is told then.';
export const allKept = 'All of it is kept.';
export const moneyKept = 'Money recorded as kept';
export const stateKept = 'Kept';
export const describeKept = ({
  registrantName,
  tmpConvRegNo,
  fee,
}: Values<'registrantName' | 'tmpConvRegNo' | 'fee'>) => `${registrantName}, ${tmpConvRegNo}: ${fee} kept.`;
export const referenceHint = 'The number of the transfer or check.';
export const thisWasNotRecorded = 'This was not recorded';
export const refundSent = 'Refund recorded as sent';
export const finishTitle = 'Did this refund arrive?';
export const finishText = 'The bank shows it as paid out. Nothing else changes.';
export const refundArrived = 'Refund arrived';
export const failTitle = 'Did this refund come back?';
export const failText =
  'The money will be put back into the books and can be refunded again. The family will be told by email.';
export const refundCameBack = 'Refund put back';
export const donateTitle = 'Does the family donate this money?';
export const donateText =
  'It will be taken out of the books as a donation, and the family will be thanked by email. This cannot be undone.';
export const refundDonated = 'Donation recorded';
export const discardTitle = 'Discard this refund?';
export const discardText = 'Nothing was sent. The money can be refunded again, moved or kept.';
export const refundDiscarded = 'Refund discarded';
export const onlyStaffReadIt = 'The family does not see it.';

export const openRefund = ({ amount }: Values<'amount'>) => `${amount} in an open refund`;
export const donatedEntry = 'Donated by the family';
export const feeEntry = 'Fee kept';
export const putBackEntry = 'Refund came back';
export const held = 'Held now';
