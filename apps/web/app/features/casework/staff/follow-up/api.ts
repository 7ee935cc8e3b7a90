import { setFollowUps } from '@sangamam/contract/casework/follow-up/follow-up-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Sets the follow-up of several registrations; returns a result for each. */
export const useSetFollowUps = createMutationHook(
  setFollowUps,
  () => (body: EndpointInput<typeof setFollowUps>['body']) => ({ body }),
  { refreshes: 'everything' },
);
