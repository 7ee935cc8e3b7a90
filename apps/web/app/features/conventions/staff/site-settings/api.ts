import type { RegistrationSettings } from '@sangamam/contract/orders/reminders/registration-settings';
import type { SiteSettingsDraft } from '@sangamam/contract/conventions/reference-data/reference-drafts';
import {
  getAdminSettings,
  updateRegistrationSettings,
  updateSiteSettings,
} from '@sangamam/contract/conventions/reference-data/reference-admin-endpoints';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Fees, contact, links, and what becomes of unfinished registrations. */
export const useSettings = createQueryHook(getAdminSettings, () => ({}));

/** Changes fees, contact and links, as they were at `revision`. */
export const useUpdateSiteSettings = createMutationHook(
  updateSiteSettings,
  (revision: number) => (draft: SiteSettingsDraft) => ({ body: { ...draft, revision } }),
  { refreshes: 'everything', answers: () => useSettings.options() },
);

/** Changes what becomes of unfinished registrations, as it was at `revision`. */
export const useUpdateRegistrationSettings = createMutationHook(
  updateRegistrationSettings,
  (revision: number) => (draft: RegistrationSettings) => ({ body: { ...draft, revision } }),
  { refreshes: 'everything', answers: () => useSettings.options() },
);
