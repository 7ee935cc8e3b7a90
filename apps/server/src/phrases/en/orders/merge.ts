import type { Values } from '@sangamam/contract/phrases/values';

/** Why two registrations cannot be merged now, as staff read it. */
export const isSame = 'This is one and the same registration.';
export const ofOtherConvention = 'They are for two conventions.';
export const notSent = ({ number }: Values<'number'>) =>
  `${number} was not sent, or is cancelled or rejected. Keep the other one.`;
export const isOver = ({ number }: Values<'number'>) => `${number} is cancelled already.`;
export const refundOpen = ({ number }: Values<'number'>) =>
  `A refund of ${number} is being prepared. Send or discard it first.`;
export const asksToCancel = ({ number }: Values<'number'>) =>
  `The family of ${number} asks to cancel. Answer it first.`;
export const asksForChange = ({ number }: Values<'number'>) =>
  `The family of ${number} asks for a change. Answer it first.`;
export const onWaitList = ({ number }: Values<'number'>) =>
  `${number} is on a wait list. Take it off the list first.`;
export const isPaying = ({ number }: Values<'number'>) =>
  `The family of ${number} is paying with PayPal. Try again in a few minutes.`;
export const isHere = ({ number }: Values<'number'>) =>
  `Somebody of ${number} was checked in, or got add-ons, at the arrival desk.`;

/** On the entries of the money that moves. */
export const moneyReason = ({ from, to }: Values<'from' | 'to'>) => `Merged ${from} into ${to}`;
