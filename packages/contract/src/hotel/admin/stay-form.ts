import { z } from 'zod';

import { freeText, optionalLine } from '../../fields/text.ts';

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

/** The number under which the hotel knows a family, as it writes it. */
export const confirmationNumberField = optionalLine({
  min: 1,
  max: 40,
  pattern: /^[\p{L}\p{N}][\p{L}\p{N} ,./#-]*$/u,
  invalid: 'Please use letters, digits, spaces and . , / # -',
});

/** What staff enter about the stay of one family. */
export const stayForm = z.strictObject({
  ...hotelFields,
  confirmationNumber: confirmationNumberField,
  checkedIn: z.boolean(),
});
export type StayForm = z.output<typeof stayForm>;
