import { reportZellePayment } from '@sangamam/contract/payments/payment-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/**
 * Tells that a Zelle transfer is on its way, or that one that is pending comes from another address. The page refreshes
 * the orders itself: once it has been left, or once a refusal has been read.
 */
export const useReportZellePayment = createMutationHook(
  reportZellePayment,
  (orderId: string) => (chaseTransferEmail: string) => ({
    params: { orderId },
    body: { chaseTransferEmail },
  }),
);
