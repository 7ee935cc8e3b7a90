import { z } from 'zod';

import { languages } from '../phrases/language.ts';

/** `true` or `false` in a query string; any other value is refused. */
export const queryBoolean = z.enum(['true', 'false']).transform((text) => text === 'true');

/** A whole number from `min` to `max` in a query string or a path: plain digits only, so "0x10" and "1e3" are refused. */
export function queryInteger({ min, max }: { min: number; max: number }) {
  return z
    .string()
    .regex(/^\d{1,9}$/u, 'Expected a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max));
}

/**
 * The language of what editors and organisers wrote, in the query of a call: in Malayalam each text is translated that has a
 * translation. English without a choice.
 */
export const inLanguage = { language: z.enum(languages).optional() };
