import {
  getMasterData,
  type Country,
  type DialCode,
} from '@sangamam/contract/conventions/reference-data/reference-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

import type { Places } from './packed-places.ts';

/** Countries and dial codes, reduced to what forms show. The server's loader calls the API in process. */
export async function loadPlaces(fetchApi?: (request: Request) => Promise<Response>): Promise<Places> {
  const options = { ...(fetchApi && { fetch: fetchApi }) };
  const masterData = (type: 'COUNTRY' | 'DIAL_CODE') =>
    callEndpoint(getMasterData, { params: { type } }, options);
  const [countries, dialCodes] = await Promise.all([
    masterData('COUNTRY') as Promise<Country[]>,
    masterData('DIAL_CODE') as Promise<DialCode[]>,
  ]);
  return {
    countries: countries.map(({ Alpha3Code, Alpha2Code, Name }) => ({
      code: Alpha3Code,
      shortCode: Alpha2Code,
      name: Name,
    })),
    dialCodes: dialCodes.map(({ code, dial_code, name }) => ({ country: code, value: dial_code, name })),
  };
}
