import { canadaDialCodeValue } from '@sangamam/contract/fields/places/dial-codes';
import {
  getMasterData,
  type Country,
  type DialCode,
} from '@sangamam/contract/reference-data/reference-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import type { ContactReference } from './contact-reference.ts';

/** Loads the options of the contact form, for the server's loader: the page arrives complete. */
export async function loadContactReference(
  fetchApi: (request: Request) => Promise<Response>,
): Promise<ContactReference> {
  const masterData = (type: 'COUNTRY' | 'DIAL_CODE') =>
    callEndpoint(getMasterData, { params: { type } }, { fetch: fetchApi });
  const [countries, dialCodes] = await Promise.all([
    masterData('COUNTRY') as Promise<Country[]>,
    masterData('DIAL_CODE') as Promise<DialCode[]>,
  ]);
  return {
    countries: countries.map(({ Alpha3Code, Name, Alpha2Code }) => ({
      value: Alpha3Code,
      label: Name,
      dialCode: dialCodes.find(({ code }) => code === Alpha2Code)?.dial_code ?? '',
    })),
    dialCodes: dialCodes.map(({ name, code, dial_code: value }) => {
      const shown = value === canadaDialCodeValue ? '+1' : value;
      return { value, label: `${name} (${shown})`, short: `${code} ${shown}` };
    }),
  };
}
