import { getStaffSelf } from '@sangamam/contract/accounts/account-endpoints';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

const staffSelfQuery = queryOptions({
  queryKey: ['staff-self'],
  queryFn: ({ signal }) => callEndpoint(getStaffSelf, {}, { signal }),
  staleTime: 60_000,
});

/** Who is signed in to the back office, and with which duties. */
export const useStaffSelf = () => useQuery(staffSelfQuery);
