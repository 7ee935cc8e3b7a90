export * from '../en/ui-summary.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const emptyFieldsStart = ({ count }: Values<'count'>) =>
  `${count} കോളങ്ങൾ പൂരിപ്പിച്ചിട്ടില്ല; ഇവിടെ തുടങ്ങുക:`;
export const andMore = ({ more }: Values<'more'>) => `വേറെ ${more} കൂടി`;
