import { getUser } from '@sangamam/contract/accounts/account-endpoints';
import { useQuery, useQueryClient } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

const profileKey = (userId: string) => ['profile', userId];

/** The signed-in person's own profile. */
export function useUserProfile(userId: string) {
  return useQuery({
    queryKey: profileKey(userId),
    queryFn: ({ signal }) => callEndpoint(getUser, { params: { id: userId } }, { signal }),
  });
}

/** Has the profile asked anew after a change. */
export function useRefreshProfile(userId: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: profileKey(userId) });
}
