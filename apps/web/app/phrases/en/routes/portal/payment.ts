import type { Values } from '@sangamam/contract/phrases/values';

export const mailTheCheck = 'Mail the check';
export const writeCheckStep = ({ totalDue, payableTo }: Values<'totalDue' | 'payableTo'>) =>
  `Write a check for ${totalDue}, payable to ${payableTo}.`;
export const writeMemoStep = 'Write the memo on it exactly as shown above.';
export const inDays = ({ days }: { days: number }) => `${days} days`;
export const inBusinessDays = ({ days }: { days: number }) => `${days} business days`;
export const cancelPayment = 'Cancel Payment';
export const confirmingYourPayment = 'Confirming your payment…';
export const confirmCheckPayment = 'Confirm Check Payment';
export const confirmation = 'Confirmation';
export const expiredStepText = "You can't return to this step. Your registration is on My Account.";
export const myAccount = 'My account';
export const retryPayment = 'Retry Payment';
export const payment = 'Payment';
export const howToPay = 'How to pay';
export const payNow = 'Pay now';
export const loadingThePayment = 'Loading the payment…';
export const nothingToPayNow = 'There is nothing to pay now';
export const paymentApprovedText = 'Your payment is approved. Thank you!';
export const whatYouPay = 'What you pay';
export const goToMyAccount = 'Go to my account page';
export const makePayment = 'Make payment';
export const openingPaypal = 'Opening PayPal…';
export const payByZelle = 'Pay by Zelle';
export const sendByZelleStep = ({ totalDue, email }: Values<'totalDue' | 'email'>) =>
  `In your bank’s app, send ${totalDue} by Zelle to ${email}.`;
export const enterMemoStep =
  'Type the memo just as it is shown above, so that the treasurer knows whose payment it is.';
export const thenConfirmItHere = 'Then confirm it here.';
export const yourAddOnsFor = ({ name }: Values<'name'>) => `Your add-ons for ${name}`;
export const yourRegistrationFor = ({ name }: Values<'name'>) => `Your registration for ${name}`;
export const mailCheckStep = ({ dueDate, within }: Values<'dueDate' | 'within'>) =>
  `Mail it so that it arrives by ${dueDate}, within ${within}. Then confirm it here.`;
