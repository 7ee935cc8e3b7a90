import { getPaymentTotals } from '@sangamam/contract/payments/admin/payment-admin-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Number and sum of payments per view and currency. */
export const usePaymentTotals = createQueryHook(getPaymentTotals, () => ({}));
