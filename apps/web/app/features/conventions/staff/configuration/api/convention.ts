import { getConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** A convention with its catalogue and readiness issues. */
export const useConvention = createQueryHook(getConventionConfiguration, (conventionId: string) => ({
  params: { conventionId },
}));
