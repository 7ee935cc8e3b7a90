import { getStaffMember, listStaff } from '@sangamam/contract/staff/members/staff-admin-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** All staff. */
export const useStaffList = createQueryHook(listStaff, () => ({}));

/** One staff member with the history of the account. */
export const useStaffMember = createQueryHook(getStaffMember, (userId: string) => ({ params: { userId } }));
