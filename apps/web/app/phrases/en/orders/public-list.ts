import type { Values } from '@sangamam/contract/phrases/values';

export const convention = 'Convention';
export const selectAConvention = 'Select a convention';
export const show = 'Show';
export const pageOf = ({ page, totalPages }: Values<'page' | 'totalPages'>) =>
  `Page ${page} of ${totalPages}`;
export const name = 'Name';
export const familyName = 'Family Name';
export const localUnit = 'Local Unit';
