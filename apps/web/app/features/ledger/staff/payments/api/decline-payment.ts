import { declinePayment } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

export const useDeclinePayment = createMutationHook(
  declinePayment,
  (paymentId: string) => (reason: string) => ({ params: { paymentId }, body: { reason } }),
  { refreshes: 'everything' },
);
