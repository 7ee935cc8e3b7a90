import { getUser } from '@sangamam/contract/accounts/account-endpoints';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** The signed-in person's own profile. */
export function useUserProfile(userId: string) {
  return useQuery({
    queryKey: ['profile', userId],
    queryFn: ({ signal }) => callEndpoint(getUser, { params: { id: userId } }, { signal }),
  });
}
