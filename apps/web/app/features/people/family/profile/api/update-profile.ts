import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { updateProfile } from '@sangamam/contract/people/profile/profile-endpoints';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';
import { profileGroup } from './user-profile.ts';

/** Changes the whole profile; a new country may change the currency of an open registration. */
export const useUpdateProfile = createMutationHook(
  updateProfile,
  () => (body: EndpointInput<typeof updateProfile>['body']) => ({ body }),
  { refreshes: [profileGroup, ordersGroup] },
);
