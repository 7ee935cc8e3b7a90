import { getStaffSelf } from '@sangamam/contract/accounts/account-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';
import { keptSelf } from './kept-self.ts';

/**
 * The signed-in staff member with roles, at first as they were the last time: `isPlaceholderData` until the server has
 * answered. No decision changes it, so it is not refetched with everything.
 */
export const useStaffSelf = createQueryHook(getStaffSelf, () => ({}), {
  staleTime: 60_000,
  ignoresMutations: true,
  placeholderData: () => keptSelf(),
});
