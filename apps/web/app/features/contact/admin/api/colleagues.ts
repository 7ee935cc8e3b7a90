import { listMessageColleagues } from '@sangamam/contract/contact/admin/message-admin-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Whom a message can be given to. */
export const useColleagues = createQueryHook(listMessageColleagues, () => ({}), { staleTime: 60_000 });
