export const finishingYourPayment = 'Finishing your payment';
export const finishingText = 'We’re asking PayPal about your payment. Please keep this page open.';
export const paypalDidntAnswer = 'PayPal hasn’t told us yet';
export const nothingIsTakenTwice =
  'If you approved the payment, you don’t need to pay again: nothing is taken twice, and we keep asking PayPal. My Account shows the payment as soon as we know.';
export const askAgain = 'Ask again';
export const youWerentCharged = 'You weren’t charged';
export const notChargedText =
  'This registration has another payment, or can’t be paid any more. So we took no money at PayPal.';
export const paymentNotFound = 'We can’t find this payment';
export const unknownPaymentText =
  'The address of this page is incomplete, or belongs to another payment. My Account shows what we know about your payments.';
export const myAccount = 'My account';
