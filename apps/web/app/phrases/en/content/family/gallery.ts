import type { Values } from '@sangamam/contract/phrases/values';

export const pictures = 'Pictures';
export const ofLabel = ({ count }: Values<'count'>) => `of ${count}`;
export const close = 'Close';
export const previousPicture = 'Previous picture';
export const nextPicture = 'Next picture';
export const openPicture = 'Open picture';
export const ofCount = ({ count }: Values<'count'>) => `of ${count}: `;
export const swipe = 'Swipe to see more';
