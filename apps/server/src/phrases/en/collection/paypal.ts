import type { Values } from '@sangamam/contract/phrases/values';

export const notOffered = 'PayPal is not offered here. Please pay by Zelle or check.';
export const description = ({ convention, number }: Values<'convention' | 'number'>) =>
  `${convention} · ${number}`;

export const couldNotCharge = 'PayPal could not charge the account or card.';
export const heldByPaypal = 'PayPal is holding the money for a review.';
export const approvedBefore = 'Approved before this money came.';
export const reversedByPaypal = ({ id }: Values<'id'>) =>
  `PayPal took the money back after a dispute, or for the payer’s bank (${id}).`;
export const givenBackByPaypal = ({ id }: Values<'id'>) => `The money was refunded at PayPal (${id}).`;
export const otherAmount = ({ value, currency }: Values<'value' | 'currency'>) =>
  `PayPal took ${value} ${currency}, which is not the amount that was due.`;
export const otherAmountBack = ({ value }: Values<'value'>) => `PayPal returned ${value}.`;

export const notPaypalMoney =
  'This money did not come through PayPal, so PayPal cannot return it. Please refund it in another way.';
export const refundNote = 'Refund';
export const refundRefused = ({ issue }: Values<'issue'>) =>
  `PayPal refused this refund: ${issue}. Please look at the payment on PayPal’s pages, or refund it in another way.`;
