import type { Values } from '@sangamam/contract/phrases/values';

export const registrationReceipt = 'Registration receipt';
export const addonReceipt = 'Add-on receipt';
export const allReceipts = 'Receipts';
export const checkInSheet = 'Check-in sheet';
export const titleFor = ({ title, number }: Values<'title' | 'number'>) => `${title} ${number}`;
export const asOf = ({ date }: Values<'date'>) => `As of ${date}`;
export const continued = ({ title, number }: Values<'title' | 'number'>) => `${title} ${number}, continued`;
export const pageOf = ({ page, pages }: Values<'page' | 'pages'>) => `Page ${page} of ${pages}`;
export const issuedBy = ({ siteName, host }: Values<'siteName' | 'host'>) => `${siteName}, ${host}`;
export const logo = ({ siteName }: Values<'siteName'>) =>
  `Mark of ${siteName}: a boat with a lamp of three flames`;
export const codeOf = ({ number }: Values<'number'>) => `QR code of the number ${number}`;

export const convention = 'Convention';
export const dates = 'Dates';
export const place = 'Place';
export const registeredBy = 'Registered by';
export const family = 'Family';
export const registrationNumber = 'Registration number';
export const temporaryNumber = 'Temporary number (payment memo)';
export const submittedOn = 'Submitted on';
export const notSubmittedYet = 'Not submitted yet';
export const assignedOnConfirmation = 'Assigned on confirmation';

export const people = 'People';
export const name = 'Name';
export const relationship = 'Relationship';
export const nobodySelected = 'No one is selected yet.';

export const registration = 'Registration';
export const addonsBookedWithRegistration = 'Add-ons booked with the registration';
export const paidWithRegistration =
  'These are part of the registration and paid with it; see its receipt for the balance.';
export const addonOrder = ({ number }: Values<'number'>) => `Add-on order ${number}`;
export const item = 'Item';
export const quantity = 'Quantity';
export const amount = 'Amount';
export const nothingChosen = 'Nothing is chosen yet.';
export const price = 'Price';
export const fee = 'Convenience fee';
export const received = 'Received';
export const open = 'Balance due';
export const toBeReturned = 'To be returned';
export const over = 'Received in excess';

export const payments = 'Payments';
export const date = 'Date';
export const method = 'Method';
export const reference = 'Reference';

export const moved = ({ method, how }: Values<'method' | 'how'>) => `${method}, ${how}`;
/** How money moved with an entry of the ledger, after the method; empty where it simply came. */
export const entries = {
  REPORTED: '',
  RECEIVED: '',
  APPROVED: '',
  DECLINED: '',
  REJECTED: '',
  REVERSED: 'reversed',
  CORRECTED: 'corrected',
  MOVED_IN: 'moved from another order',
  MOVED_OUT: 'moved to another order',
  REFUNDED: 'refunded',
  DONATED: 'given to the association',
  FEE_KEPT: 'kept as a fee',
  UNDONE: '',
} as const;
export const refundCameBack = 'refund came back';

export const howToPay = 'How to pay';
export const by = ({ method }: Values<'method'>) => `By ${method}:`;
export const otherTo = ({ amount }: Values<'amount'>) => `Pay ${amount}.`;
export const zelleTo = ({ amount, email, name, memo }: Values<'amount' | 'email' | 'name' | 'memo'>) =>
  `Send ${amount} to ${email} (your bank shows ${name}). Memo: ${memo}.`;
export const checkTo = ({ amount, name, address, memo }: Values<'amount' | 'name' | 'address' | 'memo'>) =>
  `Write a check of ${amount} to ${name} with the memo ${memo}, and mail it to ${address}.`;
export const toArriveBy = ({ date }: Values<'date'>) => `It should arrive by ${date}.`;
export const shouldHaveArrivedBy = ({ date }: Values<'date'>) => `It should have arrived by ${date}.`;
export const thenReport = ({ host }: Values<'host'>) =>
  `Then tell us on My Account at ${host}, so the treasurer can find it.`;
export const askTreasurer = ({ name, email }: Values<'name' | 'email'>) =>
  `Questions about payments: ${name}, ${email}.`;

export const ifYouCancel = 'If you cancel';
export const allGivenBack = ({ until }: Values<'until'>) => `Until ${until}: everything is refunded.`;
export const keptUntil = ({ until, kept }: Values<'until' | 'kept'>) =>
  `Until ${until}: ${kept} is kept for each person who cancels.`;
export const nothingGivenBack = ({ last }: Values<'last'>) => `After ${last}: no refunds.`;

export const askToCancel = ({ until }: Values<'until'>) =>
  `Ask on My Account until ${until} if you want to cancel after paying.`;

export const hotel = 'Hotel';
export const hotelName = 'Hotel name';
export const confirmationNumber = 'Confirmation number';
export const address = 'Address';
export const phone = 'Phone';
export const showAtDesk = 'Please show this sheet, or its code on your phone, at the arrival desk.';

export const closedStates = { cancelled: 'Cancelled', rejected: 'Not approved' } as const;
export const closedExplanations = {
  cancelled: 'This was cancelled; nothing is to be paid for it.',
  rejected: 'This was not approved; nothing is to be paid for it.',
} as const;

export const explanations = {
  NOT_SUBMITTED: 'Prices are those of today. They are fixed when you send the registration for approval.',
  NOTHING_TO_PAY: 'This costs nothing.',
  UNPAID: 'This is no proof of payment.',
  REPORTED: 'You told us about a payment that has not arrived yet. This is no proof of payment.',
  PART_RECEIVED: 'This is a proof of the part that was received.',
  RECEIVED: 'The treasurer has received the payment and will approve it soon.',
  PAID: 'The treasurer has received and approved the payment. Thank you.',
  DECLINED: 'A payment was reported but could not be accepted. This is no proof of payment.',
  CLOSED: '',
} as const;
