import { approvePayment } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Approves a payment; a reason is required if less than due was received. */
export const useApprovePayment = createMutationHook(
  approvePayment,
  (paymentId: string) => (reason: string | undefined) => ({
    params: { paymentId },
    ...(reason !== undefined && { body: { reason } }),
  }),
  { refreshes: 'everything' },
);
