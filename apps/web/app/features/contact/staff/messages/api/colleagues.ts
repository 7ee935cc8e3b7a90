import { listMessageColleagues } from '@sangamam/contract/contact/messages/message-admin-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The staff to whom a message can be assigned. */
export const useColleagues = createQueryHook(listMessageColleagues, () => ({}), { staleTime: 60_000 });
