import type { Values } from '@sangamam/contract/phrases/values';

export const capturedSubject = ({ convention }: Values<'convention'>) =>
  `We have your PayPal payment for ${convention}`;
export const captured = ({ order }: Values<'order'>) =>
  `Thank you: your payment by PayPal has come. The treasurer will look at it, and we'll write to you when your ${order} is confirmed.`;
export const capturedToRefund = ({ order }: Values<'order'>) =>
  `Your payment by PayPal has come, but your ${order} is no longer active. The treasurer will send the money back.`;
export const amountIn = ({ amount, currency }: Values<'amount' | 'currency'>) => `${amount} ${currency}`;
export const declined = ({ order }: Values<'order'>) =>
  `We're sorry: PayPal could not charge your account or card, and you weren't charged. Your ${order} is still there; please pay again, with the same or another way to pay.`;
