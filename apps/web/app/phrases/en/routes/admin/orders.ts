import type { Values } from '@sangamam/contract/phrases/values';

export const payments = 'Payments';
export const email = 'Email';
export const registrations = 'Registrations';
export const registration = 'Registration';
export const emailNotFound = 'There is no such email';
export const backToTheRegistration = 'Back to the registration';
export const family = ({ familyName }: Values<'familyName'>) => `${familyName} family`;
export const addOnOrder = 'add-ons to a registration';
export const registrationNotFound = 'The registration could not be found.';
export const allRegistrations = 'All registrations';
export const registrationNotFoundText =
  'The address may be mistyped. Search for the family by name, email or number.';
