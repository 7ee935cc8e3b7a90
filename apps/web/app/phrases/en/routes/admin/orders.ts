import type { Values } from '@sangamam/contract/phrases/values';

export const payments = 'Payments';
export const email = 'Email';
export const registrations = 'Registrations';
export const registration = 'Registration';
export const thereIsNoSuchEmail = 'There is no such email';
export const backToTheRegistration = 'Back to the registration';
export const family = ({ familyName }: Values<'familyName'>) => `${familyName} family`;
export const addOnsToARegistration = 'add-ons to a registration';
export const theRegistrationCouldNotBeFound = 'The registration could not be found.';
export const allRegistrations = 'All registrations';
export const theAddressMayBeMistypedSearch =
  'The address may be mistyped. Search for the family by name, email or number.';
