import type { Values } from '@sangamam/contract/phrases/values';

export const editDetails = 'Edit details';
export const family = ({ familyName }: Values<'familyName'>) => `${familyName} family`;
export const email = 'Email';
export const mobileNumber = 'Mobile number';
export const dateOfBirth = 'Date of birth';
export const maritalStatus = 'Marital status';
export const localUnit = 'Local unit';
export const parishInKerala = 'Parish in Kerala';
export const livesIn = 'Lives in';
