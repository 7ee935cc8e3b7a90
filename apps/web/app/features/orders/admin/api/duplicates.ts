import { listDuplicates } from '@sangamam/contract/orders/admin/registration-care-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** People of a registration who may be registered twice. */
export const useDuplicates = createQueryHook(listDuplicates, (orderId: string) => ({ params: { orderId } }));
