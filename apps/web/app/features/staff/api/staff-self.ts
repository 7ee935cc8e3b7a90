import { getStaffSelf } from '@sangamam/contract/accounts/account-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The signed-in member of the staff, and the roles. No decision changes it: it is not refreshed with everything. */
export const useStaffSelf = createQueryHook(getStaffSelf, () => ({}), { staleTime: 60_000, isSteady: true });
