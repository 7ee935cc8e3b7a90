import { reportChequePayment } from '@sangamam/contract/payments/payment-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Tells that a cheque is in the mail. The orders are refreshed by the page, once it has been left. */
export const useReportChequePayment = createMutationHook(reportChequePayment, (orderId: string) => () => ({
  params: { orderId },
}));
