import { getOwnReadiness } from '@sangamam/contract/reports/readiness/readiness-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** What the family still needs for one of its registrations. Disabled without an id. */
export const useOwnReadiness = createQueryHook(getOwnReadiness, (orderId: string | undefined) =>
  orderId === undefined ? undefined : { params: { orderId } },
);
