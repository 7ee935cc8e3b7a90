import type { Values } from '@sangamam/contract/phrases/values';

export const editDetails = 'Edit details';
export const family = ({ familyName }: Values<'familyName'>) => `${familyName} family`;
export const email = 'Email';
export const mobileNumber = 'Mobile number';
export const localUnit = 'Local unit';
export const livesIn = 'Lives in';
