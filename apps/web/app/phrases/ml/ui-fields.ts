export * from '../en/ui-fields.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const show = ({ label }: Values<'label'>) => `കാണിക്കുക: ${label}`;
export const oneLess = ({ label }: Values<'label'>) => `ഒന്ന് കുറയ്ക്കുക: ${label}`;
export const oneMore = ({ label }: Values<'label'>) => `ഒന്ന് കൂട്ടുക: ${label}`;
