import type { Values } from '@sangamam/contract/phrases/values';

export const checkInHint = 'Check in when you arrive at the hotel.';
export const checkInOpensOn = ({ day }: Values<'day'>) =>
  `You can check in from ${day} on, when you arrive at the hotel. Your hotel and your confirmation number are on My Account.`;
export const undo = 'Undo';
export const takingItBack = 'Taking it back…';
export const checkInTakenBack = 'Your check-in was taken back.';
export const takeBackFailed = 'Your check-in was not taken back.';
export const yourHotel = 'Your hotel';
export const notKnownYet = 'Not known yet';
