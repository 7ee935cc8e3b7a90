import type { Values } from '@sangamam/contract/phrases/values';

/** What a slider shows one of, and what its buttons are called. */
export const slides = {
  play: 'Play the slides',
  pause: 'Pause the slides',
  previous: 'Previous slide',
  next: 'Next slide',
} as const;
export const pictures = {
  play: 'Play the pictures',
  pause: 'Pause the pictures',
  previous: 'Previous picture',
  next: 'Next picture',
} as const;
export const goToSlide = ({ dot }: Values<'dot'>) => `Go to slide ${dot}`;
