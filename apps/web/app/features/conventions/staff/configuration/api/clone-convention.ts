import { cloneConvention } from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { createConfigurationHook } from './change-configuration.ts';

/** Creates a convention as a copy of this one. */
export const useCloneConvention = createConfigurationHook(
  (conventionId: string) => (body: { name: string; startDate: string }) =>
    callEndpoint(cloneConvention, { params: { conventionId }, body }),
);
