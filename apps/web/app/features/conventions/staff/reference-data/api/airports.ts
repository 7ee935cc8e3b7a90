import type {
  AirportDraft,
  AdminAirport,
} from '@sangamam/contract/conventions/reference-data/reference-drafts';
import {
  createAirport,
  deleteAirport,
  listAdminAirports,
  updateAirport,
} from '@sangamam/contract/conventions/reference-data/reference-admin-endpoints';

import { createCallHook, createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** Airports, hidden ones too. */
export const useAirports = createQueryHook(listAdminAirports, () => ({}));

/** Adds one, or changes the one that `changed` names, as it was at its revision; its code stays. */
export const useSaveAirport = createCallHook(
  (changed: { code: string; revision: number } | undefined) =>
    ({ code, ...draft }: AirportDraft) =>
      changed
        ? callEndpoint(updateAirport, {
            params: { code: changed.code },
            body: { ...draft, revision: changed.revision },
          })
        : callEndpoint(createAirport, { body: { code, ...draft } }),
  { refreshes: 'everything' },
);

/** Deletes one that no travel plan names, as it is on screen. */
export const useDeleteAirport = createMutationHook(
  deleteAirport,
  () =>
    ({ code, revision }: Pick<AdminAirport, 'code' | 'revision'>) => ({
      params: { code },
      query: { revision: String(revision) },
    }),
  { refreshes: 'everything' },
);
