import type { Values } from '@sangamam/contract/phrases/values';

export const reminderSubject = ({ open, convention }: Values<'open' | 'convention'>) =>
  `Reminder: ${open} is still to be paid for ${convention}`;
export const isDue = ({ open, order, day }: Values<'open' | 'order' | 'day'>) =>
  `${open} for your ${order} should reach the treasurer by ${day}.`;
export const wasDue = ({ open, order, day }: Values<'open' | 'order' | 'day'>) =>
  `${open} for your ${order} should have reached the treasurer by ${day}. We have not seen it yet.`;
export const notPaidYet = ({ open, order }: Values<'open' | 'order'>) =>
  `${open} for your ${order} is not paid yet.`;
export const alreadySent =
  "If you have sent it, thank you: you don't need to do anything. Otherwise please send it now, with the memo below.";
export const choosePayment =
  'Please choose how to pay on our site. It takes a minute, and shows you everything that you need.';
export const howToPay = 'How to pay';
