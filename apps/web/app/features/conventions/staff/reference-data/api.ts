import type {
  AirportDraft,
  AdminAirport,
  AdminOrganization,
  OrganizationDraft,
  OrganizationType,
} from '@sangamam/contract/conventions/reference-data/reference-drafts';
import {
  createAirport,
  deleteAirport,
  listAdminAirports,
  updateAirport,
  createOrganization,
  deleteOrganization,
  listAdminOrganizations,
  updateOrganization,
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

/** Local units or parishes, hidden ones too. */
export const useOrganizations = createQueryHook(listAdminOrganizations, (type: OrganizationType) => ({
  query: { type },
}));

/** Adds one, or changes the one that `changed` names, as it was at its revision. */
export const useSaveOrganization = createCallHook(
  (type: OrganizationType, changed: { id: string; revision: number } | undefined) =>
    (draft: OrganizationDraft) =>
      changed
        ? callEndpoint(updateOrganization, {
            params: { id: changed.id },
            body: { ...draft, revision: changed.revision },
          })
        : callEndpoint(createOrganization, { body: { type, ...draft } }),
  { refreshes: 'everything' },
);

/** Deletes one that nobody has, as it is on screen. */
export const useDeleteOrganization = createMutationHook(
  deleteOrganization,
  () =>
    ({ _id: id, revision }: Pick<AdminOrganization, '_id' | 'revision'>) => ({
      params: { id },
      query: { revision: String(revision) },
    }),
  { refreshes: 'everything' },
);
