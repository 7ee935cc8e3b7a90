import { declinePayment } from '@sangamam/contract/admin/payment-desk';
import { useMutation } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { useRefreshBackOffice } from '#web/lib/query/refresh-back-office.ts';

export function useDeclinePayment(paymentId: string) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (reason: string) => callEndpoint(declinePayment, { params: { paymentId }, body: { reason } }),
    onSettled,
  });
}
