import type {
  DeskOrganization,
  OrganizationDraft,
  OrganizationType,
} from '@sangamam/contract/reference-data/reference-desk';
import {
  createOrganization,
  deleteOrganization,
  listDeskOrganizations,
  updateOrganization,
} from '@sangamam/contract/reference-data/reference-desk-endpoints';
import { useMutation, useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { useRefreshBackOffice } from '#web/lib/query/refresh-back-office.ts';

/** Local units or parishes, hidden ones too. */
export const useOrganizations = (type: OrganizationType) =>
  useQuery({
    queryKey: ['settings-desk', 'organizations', type],
    queryFn: ({ signal }) => callEndpoint(listDeskOrganizations, { query: { type } }, { signal }),
  });

/** Adds one, or changes the one that `changed` names, as it was at its revision. */
export function useSaveOrganization(
  type: OrganizationType,
  changed: { id: string; revision: number } | undefined,
) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (draft: OrganizationDraft) =>
      changed
        ? callEndpoint(updateOrganization, {
            params: { id: changed.id },
            body: { ...draft, revision: changed.revision },
          })
        : callEndpoint(createOrganization, { body: { type, ...draft } }),
    onSettled,
  });
}

/** Deletes one that nobody has, as it is on screen. */
export function useDeleteOrganization() {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: ({ _id: id, revision }: Pick<DeskOrganization, '_id' | 'revision'>) =>
      callEndpoint(deleteOrganization, { params: { id }, query: { revision: String(revision) } }),
    onSettled,
  });
}
