import { approveRegistrations } from '@sangamam/contract/admin/registration-care';
import { useMutation } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { useRefreshBackOffice } from '#web/lib/query/refresh-back-office.ts';

/** Approves several; answers a result for each. */
export function useApproveRegistrations() {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (orderIds: string[]) => callEndpoint(approveRegistrations, { body: { orderIds } }),
    onSettled,
  });
}
