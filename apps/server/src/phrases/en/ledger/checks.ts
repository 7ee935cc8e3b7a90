import type { Values } from '@sangamam/contract/phrases/values';

export const checkRecorded = ({ number, name, registration }: Values<'number' | 'name' | 'registration'>) =>
  `Check ${number} of this bank was recorded for ${name}, ${registration}. If this is another check, please confirm it.`;
