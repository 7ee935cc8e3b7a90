import { z } from 'zod';

export { canada, defaultCountry } from './country-codes.ts';

/** A country on the wire: its ISO 3166 alpha-3 code, shown to people by name (DECISIONS §1). */
export function countryCode(message: string) {
  return z.string({ error: message }).regex(/^[A-Z]{3}$/u, message);
}
