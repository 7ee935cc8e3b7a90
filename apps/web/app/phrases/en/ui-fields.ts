import type { Values } from '@sangamam/contract/phrases/values';

export const show = ({ label }: Values<'label'>) => `Show ${label}`;
export const oneLess = ({ label }: Values<'label'>) => `One less: ${label}`;
export const oneMore = ({ label }: Values<'label'>) => `One more: ${label}`;
