import type { Values } from '../../values.ts';

export const soldOut = 'Sold out';
export const onlyLeft = ({ left, what }: Values<'left' | 'what'>) => `Only ${left} ${what}`;
