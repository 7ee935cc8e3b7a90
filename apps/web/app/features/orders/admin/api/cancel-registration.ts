import { cancelRegistration } from '@sangamam/contract/admin/registration-desk';
import { useMutation } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { useRefreshBackOffice } from '#web/lib/query/refresh-back-office.ts';

export function useCancelRegistration(orderId: string) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (reason: string) =>
      callEndpoint(cancelRegistration, { params: { orderId }, body: { reason } }),
    onSettled,
  });
}
