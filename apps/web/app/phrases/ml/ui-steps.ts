export * from '../en/ui-steps.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const stepOf = ({ step, count }: Values<'step' | 'count'>) => `${step} / ${count}`;
export const goOn = 'തുടരുക';
export const back = 'മടങ്ങുക';
export const step = 'ഘട്ടം';
export const ofLabel = ({ length }: Values<'length'>) => `/ ${length}:`;
export const done = '(കഴിഞ്ഞു)';
