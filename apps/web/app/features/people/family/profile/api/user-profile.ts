import { getUser } from '@sangamam/contract/accounts/account-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The queries that a change of the profile or its picture refreshes. */
export const profileGroup = 'profile';

/** The signed-in person's own profile. */
export const useUserProfile = createQueryHook(getUser, (id: string) => ({ params: { id } }), {
  group: profileGroup,
});
