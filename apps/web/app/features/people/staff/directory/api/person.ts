import { getPerson } from '@sangamam/contract/people/directory/people-admin-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** One registrant with everything that belongs to the account. */
export const usePerson = createQueryHook(getPerson, (userId: string) => ({ params: { userId } }));
