import { reportChequePayment } from '@sangamam/contract/payments/payment-endpoints';
import { useMutation } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** Tells that a cheque is in the mail. The orders are refreshed by the page, once it has been left. */
export function useReportChequePayment(orderId: string) {
  return useMutation({
    mutationFn: () => callEndpoint(reportChequePayment, { params: { orderId } }),
  });
}
