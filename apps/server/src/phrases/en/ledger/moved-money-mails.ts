import type { Values } from '@sangamam/contract/phrases/values';

export const amount = 'Amount';
export const seeMyRegistration = 'See my registration';

export const movedInSubject = ({ convention }: Values<'convention'>) =>
  `Money put toward your payment for ${convention}`;
export const movedWithinFamily = ({ order, convention }: Values<'order' | 'convention'>) =>
  `The treasurer has put money that you paid before toward your ${order} for ${convention}.`;
export const movedIn = ({ order, convention }: Values<'order' | 'convention'>) =>
  `The treasurer has found money that belongs to your ${order} for ${convention}, and put it toward your payment.`;

export const movedOutSubject = ({ convention }: Values<'convention'>) =>
  `A correction of your payment for ${convention}`;
export const movedOut = ({ order, convention }: Values<'order' | 'convention'>) =>
  `Money that we had recorded for your ${order} for ${convention} belonged elsewhere. The treasurer has moved it there.`;
export const movedOutNext = 'If you think that the money is yours, please write to us.';
