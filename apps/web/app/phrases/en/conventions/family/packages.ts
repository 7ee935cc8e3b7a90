import type { Values } from '@sangamam/contract/phrases/values';

export const changePackage = 'Change package';
export const packages = 'Packages';
export const placeLeft = 'place left';
export const placesLeft = 'places left';
export const inEveryPackage = 'In every package';
/** Followed by the name of that package. */
export const inEveryPackageBut = 'In every package except';
export const freeByConfirmation = 'Free, by confirmation';
export const lowestPrice = 'Lowest price';
export const forEach = ({ people, price }: Values<'people' | 'price'>) =>
  `For your ${people}: about ${price} each`;
