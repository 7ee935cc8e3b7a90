import { plural } from '@sangamam/contract/phrases/plural';
import type { Values } from '@sangamam/contract/phrases/values';

type OfConvention = Values<'convention'>;
type OfNumbers = OfConvention & { numbers: number };

export const givenSubject = ({ convention, numbers }: OfNumbers) =>
  plural(numbers, {
    one: `Your hotel confirmation number for ${convention}`,
    other: `Your hotel confirmation numbers for ${convention}`,
  });
export const given = ({ convention, numbers }: OfNumbers) =>
  plural(numbers, {
    one: `Your room for ${convention} is booked. Please show this confirmation number at the front desk of the hotel.`,
    other: `Your ${numbers} rooms for ${convention} are booked, each under a number of its own. Please show these confirmation numbers at the front desk of the hotel.`,
  });
export const changedSubject = ({ convention }: OfConvention) => `Your hotel for ${convention} has changed`;
export const changed = ({ convention }: OfConvention) =>
  `Something about your hotel for ${convention} has changed. This is valid from now on.`;
export const withdrawnSubject = ({ convention }: OfConvention) =>
  `Your hotel number for ${convention} is no longer valid`;
export const withdrawn = ({ number }: Values<'number'>) =>
  `The confirmation number ${number} is no longer valid. We'll write to you as soon as we have another one.`;
export const hotel = 'Hotel';
export const confirmationNumber = ({ numbers }: { numbers: number }) =>
  plural(numbers, { one: 'Confirmation number', other: 'Confirmation numbers' });
export const address = 'Address';
export const phone = 'Phone';
export const checkInThere = 'When you have arrived, please check in on our site.';
export const openCheckIn = 'Check in';
export const seeMyRegistration = 'See my registration';
