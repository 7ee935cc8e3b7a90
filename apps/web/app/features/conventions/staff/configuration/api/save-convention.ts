import type { ConventionDraft } from '@sangamam/contract/conventions/configuration/convention-configuration';
import {
  createConvention,
  updateConvention,
} from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { createConfigurationHook } from './change-configuration.ts';

/** What is changed: the record and how it was when the form opened. Absent for a new one. */
export interface Changed {
  id: string;
  revision: number;
}

/** Creates a convention, or changes the one given in `changed`. */
export const useSaveConvention = createConfigurationHook(
  (changed: Changed | undefined) => (draft: ConventionDraft) =>
    changed
      ? callEndpoint(updateConvention, {
          params: { conventionId: changed.id },
          body: { ...draft, revision: changed.revision },
        })
      : callEndpoint(createConvention, { body: draft }),
);
