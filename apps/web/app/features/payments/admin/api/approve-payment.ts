import { approvePayment } from '@sangamam/contract/payments/admin/payment-admin-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Approves a payment; give a reason where it came short. */
export const useApprovePayment = createMutationHook(
  approvePayment,
  (paymentId: string) => (reason: string | undefined) => ({
    params: { paymentId },
    ...(reason !== undefined && { body: { reason } }),
  }),
  { refreshes: 'everything' },
);
