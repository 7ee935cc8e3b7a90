import type { Values } from '@sangamam/contract/phrases/values';

export const programme = 'Programme';
export const everyone = 'Everyone';
export const children = 'Children';
export const youth = 'Youth';
export const adults = 'Adults';
export const seniors = 'Seniors';
export const anyLanguage = 'Any language';
export const malayalam = 'Malayalam';
export const english = 'English';
export const forWhom = 'For';
export const language = 'Language';
export const showAll = 'Show';
export const clear = 'Show everything';
export const day = ({ number }: Values<'number'>) => `Day ${number}`;
export const today = 'Today';
export const now = 'Now';
export const next = 'Next';
export const nowAndNext = 'Now and next';
export const at = ({ time }: Values<'time'>) => `at ${time}`;
export const nothingFits = 'Nothing of the programme fits this choice.';
export const days = 'Days';
export const changesAreAnnounced =
  'Times are those of the place. Changes are announced here and at the information desk.';
