import { listDuplicates } from '@sangamam/contract/admin/registration-care';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** People of a registration who may be registered a second time. */
export const useDuplicates = createQueryHook(listDuplicates, (orderId: string) => ({ params: { orderId } }));
