import type { Values } from '@sangamam/contract/phrases/values';

export const earlyBird = 'Early bird';
export const highlights = 'Highlights';
export const ofLabel = ({ position, count }: Values<'position' | 'count'>) => `${position} of ${count}`;
export const goToMyAccount = 'Go to my account';
