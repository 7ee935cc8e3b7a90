export * from '../../en/domain/packages.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const soldOut = 'തീർന്നുപോയി';
export const onlyLeft = ({ left, what }: Values<'left' | 'what'>) => `ഇനി ${left} ${what} മാത്രം`;
