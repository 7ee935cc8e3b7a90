import { z } from 'zod';

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
