import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { updateProfile } from '@sangamam/contract/profile/profile-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { orderKeys } from '#web/domain/orders/order-keys.ts';
import { useRefreshProfile } from './user-profile.ts';

type ProfileBody = EndpointInput<typeof updateProfile>['body'];

/** Changes the whole profile; a new country may change the currency of an open registration. */
export function useUpdateProfile(userId: string) {
  const client = useQueryClient();
  const refresh = useRefreshProfile(userId);
  return useMutation({
    mutationFn: (body: ProfileBody) => callEndpoint(updateProfile, { body }),
    // Also after a refusal: somebody else may have changed it.
    onSettled: () => Promise.all([refresh(), client.invalidateQueries({ queryKey: orderKeys.all })]),
  });
}
