import type { PackageDraft } from '@sangamam/contract/conventions/configuration/convention-configuration';
import {
  createPackage,
  deletePackage,
  updatePackage,
} from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { createConfigurationHook } from './change-configuration.ts';
import type { Changed } from './save-convention.ts';

/** Adds a package to a convention, or changes the one that `changed` names. */
export const useSavePackage = createConfigurationHook(
  (conventionId: string, changed: Changed | undefined) => (draft: PackageDraft) =>
    changed
      ? callEndpoint(updatePackage, {
          params: { conventionId, packageId: changed.id },
          body: { ...draft, revision: changed.revision },
        })
      : callEndpoint(createPackage, { params: { conventionId }, body: draft }),
);

/** Deletes a package that nobody has chosen, as it is on screen. */
export const useDeletePackage = createConfigurationHook(
  (conventionId: string, { id, revision }: Changed) =>
    () =>
      callEndpoint(deletePackage, {
        params: { conventionId, packageId: id },
        query: { revision: String(revision) },
      }),
);
