import { reportZellePayment } from '@sangamam/contract/payments/payment-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Tells that a Zelle transfer is on its way. The orders are refreshed by the page, once it has been left. */
export const useReportZellePayment = createMutationHook(
  reportZellePayment,
  (orderId: string) => (chaseTransferEmail: string) => ({
    params: { orderId },
    body: { chaseTransferEmail },
  }),
);
