import { z } from 'zod';

/** A whole number typed in digits, parsed to a number. An empty value gets the message `required`. */
export function typedWhole({ required, invalid }: { required: string; invalid: string }) {
  return z
    .string()
    .trim()
    .min(1, required)
    .regex(/^\d{1,9}$/u, invalid)
    .transform(Number);
}

/** Like `typedWhole`, but optional: empty becomes `null`. */
export function typedWholeOrNothing(invalid: string) {
  return z
    .string()
    .trim()
    .regex(/^\d{0,9}$/u, invalid)
    .transform((typed) => (typed === '' ? null : Number(typed)));
}
