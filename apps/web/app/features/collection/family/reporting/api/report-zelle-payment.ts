import { reportZellePayment } from '@sangamam/contract/collection/reporting/payment-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/**
 * Reports a Zelle transfer, or that a pending one comes from another address. The page refreshes the orders itself, once
 * it has been left or a refusal has been read.
 */
export const useReportZellePayment = createMutationHook(
  reportZellePayment,
  (orderId: string) => (chaseTransferEmail: string) => ({
    params: { orderId },
    body: { chaseTransferEmail },
  }),
);
