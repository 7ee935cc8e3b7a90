import type { Values } from '@sangamam/contract/phrases/values';

export const correctDetails = 'Correct details';
export const youAreChangingWhatHasTold = ({ firstName, lastName }: Values<'firstName' | 'lastName'>) =>
  `You are changing what ${firstName} ${lastName} has told us; the hints speak to the family. Registrations that were sent stay as they were. A new email address signs the family out, and we write to both addresses.`;
export const theDetailsOfAreCorrected = ({ firstName, lastName }: Values<'firstName' | 'lastName'>) =>
  `The details of ${firstName} ${lastName} are corrected`;
export const why = 'Why';
export const reason = 'Reason';
export const onlyStaffCanReadItIt = 'Only staff can read it. It is kept with the old and the new value.';
export const savingTheDetails = 'Saving the details…';
export const save = 'Save';
export const cancel = 'Cancel';
