import type { Country, DialCode, UsState } from '@sangamam/contract/reference-data/reference-endpoints';
import { getMasterData, listOrganizations } from '@sangamam/contract/reference-data/reference-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import type { SignUpReference } from '../sign-up-form/sign-up-choices.ts';

/** All that the sign-up form offers, cut down to what it shows. For the server's loader: the page arrives complete. */
export async function loadSignUpReference(
  fetchApi: (request: Request) => Promise<Response>,
): Promise<SignUpReference> {
  const options = { fetch: fetchApi };
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
