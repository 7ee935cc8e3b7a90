export * from '../../../en/content/family/slider.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const slides = {
  play: 'സ്ലൈഡുകൾ ഓടിക്കുക',
  pause: 'സ്ലൈഡുകൾ നിർത്തുക',
  previous: 'മുമ്പത്തെ സ്ലൈഡ്',
  next: 'അടുത്ത സ്ലൈഡ്',
} as const;
export const pictures = {
  play: 'ചിത്രങ്ങൾ ഓടിക്കുക',
  pause: 'ചിത്രങ്ങൾ നിർത്തുക',
  previous: 'മുമ്പത്തെ ചിത്രം',
  next: 'അടുത്ത ചിത്രം',
} as const;
export const goToSlide = ({ dot }: Values<'dot'>) => `${dot}-ാം സ്ലൈഡ്`;
