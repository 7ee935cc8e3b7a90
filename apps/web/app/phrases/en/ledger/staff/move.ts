import type { Values } from '@sangamam/contract/phrases/values';

export const move = 'Move';
export const moveMoney = 'Move money to another registration';
export const moveFrom = ({
  registrantName,
  tmpConvRegNo,
  amount,
}: Values<'registrantName' | 'tmpConvRegNo' | 'amount'>) =>
  `${registrantName}, ${tmpConvRegNo}: up to ${amount} can be moved.`;
export const toRegistrationNumber = 'To registration number';
export const numberHint = 'Temporary or permanent. Who it is appears below.';
export const pleaseEnterANumber = 'Please enter a registration number';
export const numberUnknown = 'No registration has this number';
export const movesTo = ({ name, convention, number }: Values<'name' | 'convention' | 'number'>) =>
  `To ${name}, ${number}, ${convention}. The family will be told by email.`;
export const amountIn = ({ currency }: Values<'currency'>) => `Amount in ${currency}`;
export const thisWasNotMoved = 'This was not moved';
export const movedTo = ({ amount, name }: Values<'amount' | 'name'>) => `${amount} moved to ${name}`;
export const movedIn = 'Moved here';
export const movedOut = 'Moved elsewhere';
