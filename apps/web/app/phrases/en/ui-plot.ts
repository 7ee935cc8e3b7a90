import type { Values } from '@sangamam/contract/phrases/values';

export const showTheNumbers = 'Show the numbers';
export const saveAs = ({ title, format }: Values<'title' | 'format'>) => `Save ${title} as ${format}`;
export const imageFailed = 'The image could not be saved. Please try again.';
export const partOf = ({ name, value }: Values<'name' | 'value'>) => `${name} ${value}`;
