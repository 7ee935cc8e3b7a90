import { getPaymentTotals } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Number and sum of payments per view and currency, of one convention or of all. */
export const usePaymentTotals = createQueryHook(getPaymentTotals, (conventionId?: string) => ({
  query: { ...(conventionId && { conventionId }) },
}));
