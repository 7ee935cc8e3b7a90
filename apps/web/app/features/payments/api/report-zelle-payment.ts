import { reportZellePayment } from '@sangamam/contract/payments/payment-endpoints';
import { useMutation } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** Tells that a Zelle transfer is on its way. The orders are refreshed by the page, once it has been left. */
export function useReportZellePayment(orderId: string) {
  return useMutation({
    mutationFn: (chaseTransferEmail: string) =>
      callEndpoint(reportZellePayment, { params: { orderId }, body: { chaseTransferEmail } }),
  });
}
