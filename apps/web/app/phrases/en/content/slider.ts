import type { Values } from '@sangamam/contract/phrases/values';

export const playTheS = ({ unit }: Values<'unit'>) => `Play the ${unit}s`;
export const pauseTheS = ({ unit }: Values<'unit'>) => `Pause the ${unit}s`;
export const previous = ({ unit }: Values<'unit'>) => `Previous ${unit}`;
export const goTo = ({ unit, dot }: Values<'unit' | 'dot'>) => `Go to ${unit} ${dot}`;
export const next = ({ unit }: Values<'unit'>) => `Next ${unit}`;
