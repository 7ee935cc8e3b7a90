import type { Values } from '@sangamam/contract/phrases/values';

export const theQueue = 'The queue';
export const previous = 'Previous';
export const next = 'Next';
export const nextNamed = ({ name }: Values<'name'>) => `Next: ${name}`;
export const goOnAfterADecision = 'Open the next one after a decision';
export const ofInThisList = ({ place, total }: Values<'place' | 'total'>) =>
  `${place} of ${total} in this list`;
export const nextRegistration = 'Next registration';
export const previousRegistration = 'Previous registration';
export const backToTheList = 'Back to the list';
export const rejectOrReopenARejectedOne = 'Reject, or reopen a rejected one';
export const askTheFamilyByEmail = 'Ask the family by email';
export const writeANote = 'Write a note';
