import { z } from 'zod';

/** A whole number as a form keeps it, in digits; it comes out as a number. `required` tells the empty case. */
export function typedWhole({ required, invalid }: { required: string; invalid: string }) {
  return z
    .string()
    .trim()
    .min(1, required)
    .regex(/^\d{1,9}$/u, invalid)
    .transform(Number);
}

/** As `typedWhole`, but may stay empty, which comes out as `null`. */
export function typedWholeOrNothing(invalid: string) {
  return z
    .string()
    .trim()
    .regex(/^\d{0,9}$/u, invalid)
    .transform((typed) => (typed === '' ? null : Number(typed)));
}
