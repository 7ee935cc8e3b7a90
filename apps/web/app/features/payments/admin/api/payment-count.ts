import { listPayments } from '@sangamam/contract/payments/admin/payment-admin-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';
import type { PaymentQuery } from './payments.ts';

/** How many payments are in a state. */
export const usePaymentCount = createQueryHook(
  listPayments,
  (state: PaymentQuery['state']) => ({ query: { ...(state && { state }), pageSize: '1' } }),
  { select: ({ total }) => total },
);
