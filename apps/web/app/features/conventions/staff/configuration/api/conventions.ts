import { listConventionConfigurations } from '@sangamam/contract/conventions/configuration/convention-admin-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

export type ConventionRow = EndpointData<typeof listConventionConfigurations>[number];

/** Every convention, those in preparation too. */
export const useConventions = createQueryHook(listConventionConfigurations, () => ({}));
