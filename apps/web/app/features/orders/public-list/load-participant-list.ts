import {
  listConventions,
  listPublicParticipants,
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
  page: number;
  totalPages: number;
  people: PublicParticipants['docs'];
}

/** Reads the conventions that show their participants and, of the one that `place` names, a page of people. */
export async function loadParticipantList(
  fetchApi: (request: Request) => Promise<Response>,
  { convention, page }: ParticipantListPage,
): Promise<ParticipantList> {
  const options = { fetch: fetchApi };
  const conventions = await callEndpoint(
    listConventions,
    { query: { active: 'true', participantDisplay: 'true' } },
    options,
  );
  const chosen = conventions.find(({ id }) => id === convention);
  const nothing: ParticipantList = { conventions, chosen: null, page: 1, totalPages: 0, people: [] };
  if (!chosen) return nothing;
  try {
    const { docs, totalPages } = await callEndpoint(
      listPublicParticipants,
      {
        query: { conventionId: chosen.id, pageSize: String(pageSize), offset: String((page - 1) * pageSize) },
      },
      options,
    );
    return { conventions, chosen, page, totalPages, people: docs };
  } catch (error) {
    // Unpublished between the two calls.
    if (isRefusal(error, 'NOT_FOUND')) return nothing;
    throw error;
  }
}
