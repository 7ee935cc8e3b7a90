import { z } from 'zod';

/**
 * An e-mail address, trimmed and in lower case: two spellings of one address are one account. An empty one is told
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
