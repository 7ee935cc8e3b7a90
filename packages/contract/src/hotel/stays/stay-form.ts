import { z } from 'zod';

import { freeText, optionalLine } from '../../fields/text.ts';
import { roomNumbers } from '../room-numbers.ts';
import { bedWishes, roomsNearby } from './room-wishes.ts';

const invalid = 'Please enter a shorter text';

/** The fields of a hotel; empty ones are not known yet. */
export const hotelFields = {
  hotelName: optionalLine({ min: 1, max: 120, invalid }),
  address: freeText({ max: 300, invalid }),
  phoneNumber: optionalLine({
    min: 3,
    max: 40,
    pattern: /^\+?[\d ().x/-]+$/u,
    invalid: 'Please enter a phone number',
  }),
};

/** What staff enter about the stay of one family. */
export const stayForm = z.strictObject({
  ...hotelFields,
  confirmationNumbers: roomNumbers,
  checkedIn: z.boolean(),
  /** What is wished of the rooms; it stays as it is where it is left out. */
  bedTypes: bedWishes.optional(),
  roomsNearby: z.enum(roomsNearby).optional(),
});
export type StayForm = z.output<typeof stayForm>;
