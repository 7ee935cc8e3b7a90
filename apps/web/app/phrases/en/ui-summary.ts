import type { Values } from '@sangamam/contract/phrases/values';

export const emptyFieldsStart = ({ count }: Values<'count'>) => `${count} fields are still empty: start with`;
export const andMore = ({ more }: Values<'more'>) => `and ${more} more`;
