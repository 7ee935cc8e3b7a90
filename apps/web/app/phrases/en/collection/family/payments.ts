import type { Values } from '@sangamam/contract/phrases/values';

export const methodQuestion = 'How would you like to pay?';
export const dueBy = ({ value, dueDate }: Values<'value' | 'dueDate'>) => `${value} Due by ${dueDate}.`;
export const subtotal = 'Subtotal';
export const convenienceFee = 'Convenience fee';
export const totalDue = 'Total due';
export const zelleHint = 'Sent from your bank’s app; takes minutes.';
export const mailedToTheTreasurer = 'Mailed to the treasurer.';
export const paypalCheckingTitle = 'PayPal is still checking your payment';
export const paypalCheckingText =
  "That can take a day or two. You don't need to pay again; we'll email you when the money is here.";
export const paypalOrCard = 'PayPal or card';
export const withYourPaypalAccount =
  'On PayPal’s page, with your account there or with a card. We have the money at once.';
export const withYourCard = 'With your card.';
export const whatYouPay = 'What you pay';
export const partOpenTitle = 'Part of your payment is still open';
export const sendRestText =
  'Please send the rest in the same way, with the same memo. The amount below is what is still open.';
export const yourPaymentHasArrived = 'Your payment has arrived';
export const treasurerChecksText =
  "The treasurer is checking it. We'll email you when it's approved; you don't need to do anything.";
export const youReportedThisPayment = 'You have already reported this payment';
export const ifNotMailedYet =
  "If you haven't mailed your check yet, please do so now with the details below. If you have, you don't need to do anything: approval takes 2 to 3 days after it arrives.";
export const ifNotSentYet =
  "If you haven't sent it yet, please do so now with the details below. If you have, you don't need to do anything: approval takes 2 to 3 days after it arrives.";
export const email = 'Email';
export const phone = 'Phone';
export const mailItTo = 'Mail it to';
export const amount = 'Amount';
export const memoLabel = 'Memo: your temporary registration number';
export const memo = 'Memo';
export const byZelle = 'Pay by Zelle';
export const byCheck = 'Pay by check';
export const loadingWhomToPay = 'Loading whom to pay…';
export const payFromAnotherPhone = 'Show a QR code for another phone';
export const loadingTheCode = 'Loading the code…';
export const codeWith = ({ content }: Values<'content'>) => `QR code with this text: ${content}`;
export const scanItToCopy =
  'Scan it with the camera of the phone that has your bank’s app, then copy from there. It holds this text, and no more:';
export const zelleText = ({
  email,
  payableTo,
  amount,
  memo,
}: Values<'email' | 'payableTo' | 'amount' | 'memo'>) =>
  `Zelle to ${email} (${payableTo})\nAmount: ${amount}\nMemo: ${memo}`;
export const payableTo = 'Payable to';
export const zelleAccount = 'Name your bank shows';
export const copyTheAmount = ({ amount }: Values<'amount'>) => `Copy the amount ${amount}`;
export const copyTheEmail = ({ email }: Values<'email'>) => `Copy the email ${email}`;
export const treasurer = 'Treasurer';
export const confirmTheZellePayment = 'Confirm the Zelle payment';
export const zelleEmailLabel = 'Email of your Zelle account';
export const zelleEmailHint = 'So the treasurer can find your payment.';
export const confirmingYourPayment = 'Confirming your payment…';
export const confirmZellePayment = 'Confirm Zelle Payment';
export const correctTheEmailAddress = 'Correct the email address';
export const addressChangeFailed = 'The address was not changed';
export const addressChanged = 'Thank you! The treasurer will look for this address.';
export const saving = 'Saving…';
export const save = 'Save';
export const nothingToCorrect =
  "The treasurer has your payment or has decided on it, so there's nothing left to change.";
export const expectedTransferFrom = 'The treasurer is looking for a transfer from';
export const correctThisAddress = 'Correct this address';
