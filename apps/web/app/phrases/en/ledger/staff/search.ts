import type { Values } from '@sangamam/contract/phrases/values';

export const searchLabel = 'Search by name, number, amount or reference';
export const matchedPerson = ({ relationship, name }: Values<'relationship' | 'name'>) =>
  `${relationship}: ${name}`;
export const matchedFamilyName = ({ text }: Values<'text'>) => `Family name ${text}`;
export const matchedNumber = ({ text }: Values<'text'>) => `Number ${text}`;
export const matchedEmail = ({ text }: Values<'text'>) => `Email ${text}`;
export const matchedReference = ({ text }: Values<'text'>) => `Reference ${text}`;
export const matchedAmount = ({ amount }: Values<'amount'>) => `Amount ${amount}`;
