import { getStaffMember, listStaff } from '@sangamam/contract/staff/admin/staff-admin-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Everybody of the staff. */
export const useStaffList = createQueryHook(listStaff, () => ({}));

/** One member of the staff with the history of the account. */
export const useStaffMember = createQueryHook(getStaffMember, (userId: string) => ({ params: { userId } }));
