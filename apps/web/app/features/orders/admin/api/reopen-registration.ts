import { reopenRegistration } from '@sangamam/contract/admin/registration-desk';
import { useMutation } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { useRefreshBackOffice } from '#web/lib/query/refresh-back-office.ts';

export function useReopenRegistration(orderId: string) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: () => callEndpoint(reopenRegistration, { params: { orderId } }),
    onSettled,
  });
}
