import type {
  AdminOrganization,
  OrganizationDraft,
  OrganizationType,
} from '@sangamam/contract/conventions/reference-data/reference-drafts';
import {
  createOrganization,
  deleteOrganization,
  listAdminOrganizations,
  updateOrganization,
} from '@sangamam/contract/conventions/reference-data/reference-admin-endpoints';

import { createCallHook, createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

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
