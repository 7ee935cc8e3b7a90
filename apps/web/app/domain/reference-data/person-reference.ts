import type { Country, DialCode, UsState } from '@sangamam/contract/reference-data/reference-endpoints';
import { getMasterData, listOrganizations } from '@sangamam/contract/reference-data/reference-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** What the forms about a person offer, as the server knows it. */
export interface PersonReference {
  localUnits: readonly { value: string; label: string }[];
  /** By name, `Other` last. */
  parishes: readonly string[];
  countries: readonly CountryChoice[];
  dialCodes: readonly { country: string; value: string; name: string }[];
  usStates: readonly string[];
}

export interface CountryChoice {
  /** ISO alpha-3, as it travels. */
  code: string;
  /** ISO alpha-2, by which dial codes name their country. */
  shortCode: string;
  name: string;
}

/** The options of all forms about a person, reduced to what they show. The server's loader calls the API in process. */
export async function loadPersonReference(
  fetchApi?: (request: Request) => Promise<Response>,
): Promise<PersonReference> {
  const options = { ...(fetchApi && { fetch: fetchApi }) };
  const masterData = (type: 'COUNTRY' | 'DIAL_CODE' | 'US_STATE') =>
    callEndpoint(getMasterData, { params: { type } }, options);
  const organizations = (type: 'LOCAL_UNIT' | 'PARISH') =>
    callEndpoint(listOrganizations, { query: { type, active: 'true' } }, options);
  const [localUnits, parishes, countries, dialCodes, usStates] = await Promise.all([
    organizations('LOCAL_UNIT'),
    organizations('PARISH'),
    masterData('COUNTRY') as Promise<Country[]>,
    masterData('DIAL_CODE') as Promise<DialCode[]>,
    masterData('US_STATE') as Promise<UsState[]>,
  ]);
  return {
    localUnits: localUnits.map(({ _id, name }) => ({ value: _id, label: name })),
    parishes: parishes.map(({ name }) => name),
    countries: countries.map(({ Alpha3Code, Alpha2Code, Name }) => ({
      code: Alpha3Code,
      shortCode: Alpha2Code,
      name: Name,
    })),
    dialCodes: dialCodes.map(({ code, dial_code, name }) => ({ country: code, value: dial_code, name })),
    usStates: usStates.map(({ name }) => name),
  };
}
