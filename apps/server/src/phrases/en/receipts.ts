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
export const net = 'Price';
export const fee = 'Convenience fee';
export const total = 'Total';
export const received = 'Received';
export const balance = 'Balance due';
export const overpaid = 'Paid too much';
export const held = 'Held by the treasurer';

export const payments = 'Payments';
export const date = 'Date';
export const method = 'Method';
export const reference = 'Reference';
export const refunded = ({ method }: Values<'method'>) => `${method}, refunded`;
export const takenBack = ({ method }: Values<'method'>) => `${method}, corrected`;

export const howToPay = 'How to pay';
export const byZelle = 'By Zelle';
export const byCheck = 'By check';
export const zelleTo = ({ amount, email, memo }: Values<'amount' | 'email' | 'memo'>) =>
  `Send ${amount} to ${email}. Memo: ${memo}.`;
export const checkTo = ({ amount, name, address, memo }: Values<'amount' | 'name' | 'address' | 'memo'>) =>
  `Write a check of ${amount} to ${name} with the memo ${memo}, and mail it to ${address}.`;
export const toArriveBy = ({ date }: Values<'date'>) => `It should arrive by ${date}.`;
export const thenReport = ({ host }: Values<'host'>) =>
  `Then tell us on My Account at ${host}, so that the treasurer looks for it.`;
export const reportedBy = ({ method, amount, date }: Values<'method' | 'amount' | 'date'>) =>
  `You told us that ${amount} is on its way by ${method}. It should arrive by ${date}.`;
export const askTreasurer = ({ name, email }: Values<'name' | 'email'>) =>
  `Questions about payments: ${name}, ${email}.`;

export const hotel = 'Hotel';
export const hotelName = 'Hotel name';
export const confirmationNumber = 'Confirmation number';
export const address = 'Address';
export const phone = 'Phone';
export const showAtDesk = 'Please show this sheet, or its code on your phone, at the arrival desk.';

export const states = {
  cancelled: 'Cancelled',
  rejected: 'Not approved',
  'not-submitted': 'Not submitted yet',
  'nothing-to-pay': 'Nothing to pay',
  paid: 'Paid in full',
  'accepted-short': 'Payment accepted',
  received: 'Payment received',
  'partly-paid': 'Partly paid',
  reported: 'Not paid yet',
  declined: 'Not paid yet',
  'not-paid': 'Not paid yet',
} as const;

export const explanations = {
  cancelled: 'This was cancelled; nothing is to be paid for it.',
  rejected: 'This was not approved; nothing is to be paid for it.',
  'not-submitted': 'Prices are those of today. They are fixed when the registration is submitted.',
  'nothing-to-pay': 'This costs nothing.',
  paid: 'The treasurer has received and approved the payment. Thank you.',
  'accepted-short': 'The treasurer has accepted the payment as it came; nothing more is due.',
  received: 'The treasurer has received the payment and will approve it soon.',
  'partly-paid': 'Part of the money has arrived.',
  reported: 'A payment was reported and has not arrived yet. This is no proof of payment.',
  declined: 'A payment was reported but could not be accepted. This is no proof of payment.',
  'not-paid': 'This is no proof of payment.',
} as const;
export const heldExplanation = ({ amount }: Values<'amount'>) =>
  `The treasurer holds ${amount} and will write to you about it.`;
export const overpaidExplanation = ({ amount }: Values<'amount'>) =>
  `${amount} more than the total has arrived; the treasurer will write to you about it.`;
