import type { RegistrationSettings } from '@sangamam/contract/orders/registration-settings';
import type { SiteSettingsDraft } from '@sangamam/contract/reference-data/reference-desk';
import {
  getDeskSettings,
  updateRegistrationSettings,
  updateSiteSettings,
} from '@sangamam/contract/reference-data/reference-desk-endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { useRefreshBackOffice } from '#web/lib/query/refresh-back-office.ts';

const queryKey = ['settings-desk', 'settings'];

/** Fees, contact, links, and what becomes of unfinished registrations. */
export const useDeskSettings = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => callEndpoint(getDeskSettings, {}, { signal }) });

/** Changes fees, contact and links, as they were at `revision`. */
export function useUpdateSiteSettings(revision: number) {
  const client = useQueryClient();
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (draft: SiteSettingsDraft) =>
      callEndpoint(updateSiteSettings, { body: { ...draft, revision } }),
    onSuccess: (settings) => client.setQueryData(queryKey, settings),
    onSettled,
  });
}

/** Changes what becomes of unfinished registrations, as it was at `revision`. */
export function useUpdateRegistrationSettings(revision: number) {
  const client = useQueryClient();
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (draft: RegistrationSettings) =>
      callEndpoint(updateRegistrationSettings, { body: { ...draft, revision } }),
    onSuccess: (settings) => client.setQueryData(queryKey, settings),
    onSettled,
  });
}
