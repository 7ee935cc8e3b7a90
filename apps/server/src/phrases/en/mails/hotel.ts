import type { Values } from '@sangamam/contract/phrases/values';

type OfConvention = Values<'convention'>;

export const givenSubject = ({ convention }: OfConvention) =>
  `Your hotel confirmation number for ${convention}`;
export const given = ({ convention }: OfConvention) =>
  `Your room for ${convention} is booked. Please show this confirmation number at the front desk of the hotel.`;
export const changedSubject = ({ convention }: OfConvention) => `Your hotel for ${convention} has changed`;
export const changed = ({ convention }: OfConvention) =>
  `Something about your hotel for ${convention} has changed. This is valid from now on.`;
export const withdrawnSubject = ({ convention }: OfConvention) =>
  `Your hotel confirmation number for ${convention} is no longer valid`;
export const withdrawn = ({ number }: Values<'number'>) =>
  `The confirmation number ${number} is no longer valid. We'll write to you as soon as we have another one.`;
export const hotel = 'Hotel';
export const confirmationNumber = 'Confirmation number';
export const address = 'Address';
export const phone = 'Phone';
export const checkInThere = 'When you have arrived, please check in on our site.';
export const openCheckIn = 'Check in';
export const seeMyRegistration = 'See my registration';
