import { z } from 'zod';

import { freeText, optionalLine } from '../../fields/text.ts';
import { roomNumbers } from '../room-numbers.ts';

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
});
export type StayForm = z.output<typeof stayForm>;
