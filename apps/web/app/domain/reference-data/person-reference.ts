import type { UsState } from '@sangamam/contract/conventions/reference-data/reference-endpoints';
import {
  getMasterData,
  listOrganizations,
} from '@sangamam/contract/conventions/reference-data/reference-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

import { loadPlaces } from './load-places.ts';
import type { Places } from './packed-places.ts';

/** What the forms about a person offer, as the server knows it. */
export interface PersonReference extends Places {
  localUnits: readonly { value: string; label: string }[];
  /** By name, `Other` last. */
  parishes: readonly string[];
  usStates: readonly string[];
}

/** The options of all forms about a person, reduced to what they show. The server's loader calls the API in process. */
export async function loadPersonReference(
  fetchApi?: (request: Request) => Promise<Response>,
): Promise<PersonReference> {
  const options = { ...(fetchApi && { fetch: fetchApi }) };
  const organizations = (type: 'LOCAL_UNIT' | 'PARISH') =>
    callEndpoint(listOrganizations, { query: { type, active: 'true' } }, options);
  const [places, localUnits, parishes, usStates] = await Promise.all([
    loadPlaces(fetchApi),
    organizations('LOCAL_UNIT'),
    organizations('PARISH'),
    callEndpoint(getMasterData, { params: { type: 'US_STATE' } }, options) as Promise<UsState[]>,
  ]);
  return {
    ...places,
    localUnits: localUnits.map(({ _id, name }) => ({ value: _id, label: name })),
    parishes: parishes.map(({ name }) => name),
    usStates: usStates.map(({ name }) => name),
  };
}
