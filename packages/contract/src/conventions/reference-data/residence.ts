import { canada, defaultCountry } from '../../fields/places/country-codes.ts';
import { foreignLocalUnitId, guestLocalUnitId } from './local-unit-ids.ts';

const homeCountries: ReadonlySet<string> = new Set([defaultCountry, canada]);

/** True for the countries of the home units: the United States and Canada. */
export function isHomeCountry(country: string): boolean {
  return homeCountries.has(country);
}

/**
 * Whether a member of a local unit may live in a country (SPEC §4): abroad for the foreign unit, anywhere for guests,
 * in the United States or Canada for all others. Forms filter countries by it, and the server checks it.
 */
export function isCountryOfLocalUnit(localUnit: string, country: string): boolean {
  if (localUnit === guestLocalUnitId) return true;
  return isHomeCountry(country) !== (localUnit === foreignLocalUnitId);
}

/** The same for values that may be missing or of a wrong type, which other rules refuse. */
export function countryMisfits({
  organization,
  country,
}: {
  organization?: unknown;
  country?: unknown;
}): boolean {
  if (typeof organization !== 'string' || typeof country !== 'string') return false;
  return organization !== '' && country !== '' && !isCountryOfLocalUnit(organization, country);
}
