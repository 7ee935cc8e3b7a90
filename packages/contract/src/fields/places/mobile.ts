import { z } from 'zod';

import { canadaDialCodeValue } from './dial-codes.ts';

export { canadaDialCodeValue };

/** A phone number in its wire and stored format: dial code with plus, digits only. */
export interface Mobile {
  countryCode: string;
  phoneNumber: string;
}

/** A mobile number of exactly 10 digits once leading zeros and the usual punctuation are gone (SPEC §5). */
export function mobile({ required, invalid }: { required: string; invalid: string }) {
  return z.strictObject(
    {
      countryCode: z
        .string({ error: invalid })
        .trim()
        .regex(/^\+\d{1,4}$/u, invalid)
        .transform((code) => (code === canadaDialCodeValue ? '+1' : code)),
      phoneNumber: z
        .string({ error: required })
        .overwrite(plainNumber)
        .min(1, required)
        .regex(/^\d{10}$/u, invalid),
    },
    { error: (issue) => (issue.code === 'invalid_type' ? required : undefined) },
  );
}

/** Digits without leading zeros; characters that are not punctuation of phone numbers stay and fail the check. */
export function plainNumber(typed: string): string {
  return typed.replaceAll(/[\s().-]/gu, '').replace(/^0+/u, '');
}
