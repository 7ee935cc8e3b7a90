import type { Values } from '@sangamam/contract/phrases/values';

export const correctDetails = 'Correct details';
export const intro = ({ firstName, lastName }: Values<'firstName' | 'lastName'>) =>
  `You are changing what ${firstName} ${lastName} told us; the hints are written for the family. Registrations already sent stay as they are. A new email address signs the family out, and we write to both addresses.`;
export const detailsOfCorrected = ({ firstName, lastName }: Values<'firstName' | 'lastName'>) =>
  `Details of ${firstName} ${lastName} corrected`;
export const why = 'Why';
export const reason = 'Reason';
export const reasonHint = 'Only staff can read it. The history keeps it with the old and new values.';
export const savingTheDetails = 'Saving the details…';
export const save = 'Save';
