export * from '../../../en/content/family/gallery.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const pictures = 'ചിത്രങ്ങൾ';
export const ofLabel = ({ count }: Values<'count'>) => `/ ${count}`;
export const close = 'അടയ്ക്കുക';
export const previousPicture = 'മുൻ ചിത്രം';
export const nextPicture = 'അടുത്ത ചിത്രം';
export const openPicture = 'ചിത്രം തുറക്കുക';
export const ofCount = ({ count }: Values<'count'>) => `/ ${count}: `;
export const swipe = 'കൂടുതൽ കാണാൻ സ്വൈപ്പ് ചെയ്യുക';
