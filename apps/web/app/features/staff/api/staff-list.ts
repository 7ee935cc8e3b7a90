import { getStaffMember, listStaff } from '@sangamam/contract/staff/staff-desk';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { staffDeskKeys } from './staff-keys.ts';

/** Everybody of the staff. */
export const useStaffList = () =>
  useQuery({
    queryKey: staffDeskKeys.list,
    queryFn: ({ signal }) => callEndpoint(listStaff, {}, { signal }),
  });

/** One member of the staff with the history of the account. */
export const useStaffMember = (userId: string) =>
  useQuery({
    queryKey: staffDeskKeys.one(userId),
    queryFn: ({ signal }) => callEndpoint(getStaffMember, { params: { userId } }, { signal }),
  });
