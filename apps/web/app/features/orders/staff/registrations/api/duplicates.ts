import { listDuplicates } from '@sangamam/contract/casework/care/registration-care-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** People of a registration who may be registered twice. */
export const useDuplicates = createQueryHook(listDuplicates, (orderId: string) => ({ params: { orderId } }));
