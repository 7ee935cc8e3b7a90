import { rejectPayment } from '@sangamam/contract/admin/payment-desk';
import { useMutation } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { useRefreshBackOffice } from '#web/lib/query/refresh-back-office.ts';

export function useRejectPayment(paymentId: string) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (reason: string) => callEndpoint(rejectPayment, { params: { paymentId }, body: { reason } }),
    onSettled,
  });
}
