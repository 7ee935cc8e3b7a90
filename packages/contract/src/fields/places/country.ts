import { code } from '../text.ts';

export { canada, defaultCountry } from './country-codes.ts';

/** A country on the wire: its ISO 3166 alpha-3 code, shown to people by name (DECISIONS §1). */
export function countryCode(invalid: string, required = invalid) {
  return code(/^[A-Z]{3}$/u, invalid, required);
}
