import { z } from 'zod';

/**
 * An email address, trimmed and lower-cased: two spellings of an address are one account. An empty one gets the message
 * `required`, where that differs.
 */
export function emailAddress(invalid: string, required = invalid) {
  return z
    .string({ error: required })
    .overwrite((text) => text.trim().toLowerCase())
    .min(1, required)
    .max(254, invalid)
    .regex(z.regexes.email, invalid);
}
