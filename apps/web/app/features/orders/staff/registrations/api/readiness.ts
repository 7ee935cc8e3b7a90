import { getReadiness } from '@sangamam/contract/reports/readiness/readiness-admin-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** What the family of a registration still needs. */
export const useReadiness = createQueryHook(getReadiness, (orderId: string) => ({ params: { orderId } }));
