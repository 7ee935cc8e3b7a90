import type { AgeGroup } from '@sangamam/contract/arrival/desk/age-group';
import type { Values } from '@sangamam/contract/phrases/values';

export const badges = 'Badges';
export const titleFor = ({ convention }: Values<'convention'>) => `Badges for ${convention}`;
export const codeOf = ({ number }: Values<'number'>) => `QR code of the number ${number}`;
export const noPhotos = 'No photos';
export const ageGroupNames: Readonly<Record<AgeGroup, string>> = {
  SMALL_CHILD: 'Under 5',
  CHILD: '5 to 12',
  TEENAGER: '13 to 17',
  ADULT: 'Adult',
  UNKNOWN: 'Guest',
};
