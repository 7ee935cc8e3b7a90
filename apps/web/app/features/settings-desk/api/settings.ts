import type { RegistrationSettings } from '@sangamam/contract/orders/registration-settings';
import type { SiteSettingsDraft } from '@sangamam/contract/reference-data/reference-desk';
import {
  getDeskSettings,
  updateRegistrationSettings,
  updateSiteSettings,
} from '@sangamam/contract/reference-data/reference-desk-endpoints';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

const queryKey = ['settings-desk', 'settings'];

/** Fees, contact, links, and what becomes of unfinished registrations. */
export const useDeskSettings = () =>
  useQuery({ queryKey, queryFn: ({ signal }) => callEndpoint(getDeskSettings, {}, { signal }) });

export function useUpdateSiteSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SiteSettingsDraft) => callEndpoint(updateSiteSettings, { body }),
    onSuccess: (settings) => client.setQueryData(queryKey, settings),
  });
}

export function useUpdateRegistrationSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: RegistrationSettings) => callEndpoint(updateRegistrationSettings, { body }),
    onSuccess: (settings) => client.setQueryData(queryKey, settings),
  });
}
