import { approveRegistration } from '@sangamam/contract/admin/registration-desk';
import { useMutation } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { useRefreshBackOffice } from '#web/lib/query/refresh-back-office.ts';

export function useApproveRegistration(orderId: string) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: () => callEndpoint(approveRegistration, { params: { orderId } }),
    onSettled,
  });
}
