import { reportChequePayment } from '@sangamam/contract/collection/reporting/payment-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Reports that a check was mailed. The page refreshes the orders once it has been left. */
export const useReportChequePayment = createMutationHook(reportChequePayment, (orderId: string) => () => ({
  params: { orderId },
}));
