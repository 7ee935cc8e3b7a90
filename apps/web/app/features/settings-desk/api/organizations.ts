import type { OrganizationDraft, OrganizationType } from '@sangamam/contract/reference-data/reference-desk';
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

/** Adds one, or changes the one with this `id`. */
export function useSaveOrganization(type: OrganizationType, id: string | undefined) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (draft: OrganizationDraft) =>
      id === undefined
        ? callEndpoint(createOrganization, { body: { type, ...draft } })
        : callEndpoint(updateOrganization, { params: { id }, body: draft }),
    onSettled,
  });
}

export function useDeleteOrganization() {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (id: string) => callEndpoint(deleteOrganization, { params: { id } }),
    onSettled,
  });
}
