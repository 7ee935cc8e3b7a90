import type { Values } from '@sangamam/contract/phrases/values';

export const stepOf = ({ step, count }: Values<'step' | 'count'>) => `${step} of ${count}`;
export const goOn = 'Continue';
export const back = 'Back';
export const step = 'Step';
export const ofLabel = ({ length }: Values<'length'>) => `of ${length}:`;
export const done = '(done)';
