import { approvePayment } from '@sangamam/contract/admin/payment-desk';
import { useMutation } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { useRefreshBackOffice } from '#web/lib/query/refresh-back-office.ts';

/** Approves a payment; give a reason where it came short. */
export function useApprovePayment(paymentId: string) {
  const onSettled = useRefreshBackOffice();
  return useMutation({
    mutationFn: (reason: string | undefined) =>
      callEndpoint(approvePayment, {
        params: { paymentId },
        ...(reason !== undefined && { body: { reason } }),
      }),
    onSettled,
  });
}
