import type { Values } from '@sangamam/contract/phrases/values';

export const order = 'Order';
export const moveUp = ({ name }: Values<'name'>) => `Move ${name} up`;
export const moveDown = ({ name }: Values<'name'>) => `Move ${name} down`;
export const isNowAt = ({ name, place, count }: Values<'name' | 'place' | 'count'>) =>
  `${name} is now ${place} of ${count}.`;
