import type { Values } from '@sangamam/contract/phrases/values';

export const soldOut = 'Sold out';
export const onlyLeft = ({ left, what }: Values<'left' | 'what'>) => `Only ${left} ${what}`;
