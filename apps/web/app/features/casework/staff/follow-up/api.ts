import { setFollowUp, setFollowUps } from '@sangamam/contract/casework/follow-up/follow-up-endpoints';
import type { FollowUp } from '@sangamam/contract/casework/follow-up/follow-up';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Sets or clears the follow-up; refused with CONFLICT if somebody else has changed it since it was shown. */
export const useSetFollowUp = createMutationHook(
  setFollowUp,
  (orderId: string, seen: FollowUp | null) => (followUp: FollowUp | null) => ({
    params: { orderId },
    body: { followUp, seen },
  }),
  { refreshes: 'everything' },
);

/** Sets the follow-up of several registrations; returns a result for each. */
export const useSetFollowUps = createMutationHook(
  setFollowUps,
  () => (body: EndpointInput<typeof setFollowUps>['body']) => ({ body }),
  { refreshes: 'everything' },
);
