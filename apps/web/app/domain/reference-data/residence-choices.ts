import { canada, defaultCountry } from '@sangamam/contract/fields/places/country-codes';
import { canadaDialCodeValue } from '@sangamam/contract/fields/places/dial-codes';
import {
  canadianLocalUnitIds,
  foreignLocalUnitId,
  guestLocalUnitId,
} from '@sangamam/contract/conventions/reference-data/local-unit-ids';
import { isCountryOfLocalUnit, isHomeCountry } from '@sangamam/contract/conventions/reference-data/residence';

import type { CountryChoice, Places } from './packed-places.ts';
import type { PersonReference } from './person-reference.ts';

/** The countries that a local unit's people live in (SPEC §4): abroad for the foreign unit, anywhere for guests, else at home. */
export function countriesFor(
  localUnit: string,
  countries: readonly CountryChoice[],
): readonly CountryChoice[] {
  return countries.filter(({ code }) => isCountryOfLocalUnit(localUnit, code));
}

/**
 * The country after another local unit was chosen: Canada for its units and no longer after one of them, else kept where it
 * is still offered at home, cleared for the foreign unit.
 */
export function countryAfter(localUnit: string, country: string, unitBefore: string): string {
  if (localUnit === foreignLocalUnitId) return '';
  if (localUnit === guestLocalUnitId) return defaultCountry;
  if (canadianLocalUnitIds.includes(localUnit)) return canada;
  if (canadianLocalUnitIds.includes(unitBefore)) return defaultCountry;
  return isHomeCountry(country) ? country : defaultCountry;
}

/** Dial codes to choose from: `United States (+1)` in the list, `US +1` once chosen. Canada's value is shown as +1. */
export function dialCodeOptions(
  dialCodes: PersonReference['dialCodes'],
): { value: string; label: string; short: string }[] {
  return dialCodes.map(({ country, value, name }) => {
    const shown = value === canadaDialCodeValue ? '+1' : value;
    return { value, label: `${name} (${shown})`, short: `${country} ${shown}` };
  });
}

/** The dial code of a country, where we know it. */
export function dialCodeOf(country: string, { countries, dialCodes }: Places): string | undefined {
  const shortCode = countries.find(({ code }) => code === country)?.shortCode;
  return dialCodes.find((dial) => dial.country === shortCode)?.value;
}
