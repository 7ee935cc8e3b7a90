export * from '../../../en/conventions/family/packages.ts';
import type { Values } from '@sangamam/contract/phrases/values';

export const changePackage = 'പാക്കേജ് മാറ്റുക';
export const packages = 'പാക്കേജുകൾ';
export const placeLeft = 'സ്ഥലം';
export const placesLeft = 'സ്ഥലങ്ങൾ';
export const inEveryPackage = 'എല്ലാ പാക്കേജിലും ഉള്ളത്';
export const inEveryPackageBut = 'ഇതൊഴികെ എല്ലാ പാക്കേജിലും ഉള്ളത്:';
export const freeByConfirmation = 'ഉറപ്പായവർക്ക് സൗജന്യം';
export const lowestPrice = 'ഏറ്റവും കുറഞ്ഞ വില';
export const forEach = ({ people, price }: Values<'people' | 'price'>) =>
  `നിങ്ങൾ ${people} പേർ: ഒരാൾക്ക് ഏകദേശം ${price}`;
