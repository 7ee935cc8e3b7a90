export * from '../../../en/content/family/banner.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const highlights = 'പ്രധാന വിശേഷങ്ങൾ';
export const ofLabel = ({ position, count }: Values<'position' | 'count'>) => `${position} / ${count}`;
export const goToMyAccount = 'എന്റെ അക്കൗണ്ടിലേക്ക്';
