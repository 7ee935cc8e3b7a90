import type { AddonDraft } from '@sangamam/contract/conventions/configuration/convention-configuration';
import {
  createAddon,
  deleteAddon,
  updateAddon,
} from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { createConfigurationHook } from './change-configuration.ts';
import type { Changed } from './save-convention.ts';

/** Adds an add-on to a convention, or changes the one that `changed` names. */
export const useSaveAddon = createConfigurationHook(
  (conventionId: string, changed: Changed | undefined) => (draft: AddonDraft) =>
    changed
      ? callEndpoint(updateAddon, {
          params: { conventionId, addonId: changed.id },
          body: { ...draft, revision: changed.revision },
        })
      : callEndpoint(createAddon, { params: { conventionId }, body: draft }),
);

/** Deletes an add-on that nobody has chosen, as it is on screen. */
export const useDeleteAddon = createConfigurationHook(
  (conventionId: string, { id, revision }: Changed) =>
    () =>
      callEndpoint(deleteAddon, {
        params: { conventionId, addonId: id },
        query: { revision: String(revision) },
      }),
);
