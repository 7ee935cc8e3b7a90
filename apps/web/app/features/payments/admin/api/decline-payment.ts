import { declinePayment } from '@sangamam/contract/payments/admin/payment-admin-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

export const useDeclinePayment = createMutationHook(
  declinePayment,
  (paymentId: string) => (reason: string) => ({ params: { paymentId }, body: { reason } }),
  { refreshes: 'everything' },
);
