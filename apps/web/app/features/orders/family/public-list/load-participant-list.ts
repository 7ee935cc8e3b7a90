import {
  listConventions,
  listPublicParticipants,
  listPublicUnits,
  type PublicParticipants,
} from '@sangamam/contract/conventions/convention-endpoints';

import { isRefusal } from '#web/lib/api/api-error.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

import type { ParticipantListPage } from './participant-list-page.ts';

/** People on one page of the list (SPEC §9). */
const pageSize = 10;

/** The data of the participant list page. */
export interface ParticipantList {
  conventions: readonly { id: string; name: string }[];
  /** The convention that the address names, while it shows its participants. */
  chosen: { id: string; name: string } | null;
  /** The units of the people on the whole list. */
  units: readonly { id: string; name: string; people: number }[];
  unit: string;
  search: string;
  page: number;
  totalPages: number;
  people: PublicParticipants['docs'];
  /** How many people and families fit, on all pages. */
  count: { people: number; families: number };
}

/** Reads the conventions that show their participants and, of the one that `place` names, a page of people. */
export async function loadParticipantList(
  fetchApi: (request: Request) => Promise<Response>,
  { convention, unit = '', search = '', page }: ParticipantListPage,
): Promise<ParticipantList> {
  const options = { fetch: fetchApi };
  const conventions = await callEndpoint(
    listConventions,
    { query: { active: 'true', participantDisplay: 'true' } },
    options,
  );
  const chosen = conventions.find(({ id }) => id === convention);
  const nothing: ParticipantList = {
    conventions,
    chosen: null,
    units: [],
    unit,
    search,
    page: 1,
    totalPages: 0,
    people: [],
    count: { people: 0, families: 0 },
  };
  if (!chosen) return nothing;
  try {
    const conventionId = chosen.id;
    const window = { pageSize: String(pageSize), offset: String((page - 1) * pageSize) };
    const [{ docs, totalPages, people, families }, units] = await Promise.all([
      callEndpoint(
        listPublicParticipants,
        { query: { conventionId, ...window, ...(search && { search }), ...(unit && { unit }) } },
        options,
      ),
      callEndpoint(listPublicUnits, { query: { conventionId } }, options),
    ]);
    const count = { people, families };
    return { conventions, chosen, units, unit, search, page, totalPages, people: docs, count };
  } catch (error) {
    // Unpublished between the two calls.
    if (isRefusal(error, 'NOT_FOUND')) return nothing;
    throw error;
  }
}
