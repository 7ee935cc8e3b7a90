import { countPaymentViews } from '@sangamam/contract/ledger/payments/payment-filters';

import { savedViewGroup, toCounts } from '#web/domain/saved-views/api/saved-views.ts';
import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** How many payments each saved view has, by its id. */
export const useViewCounts = createQueryHook(
  countPaymentViews,
  (conventionId: string | undefined) => ({ query: { ...(conventionId && { conventionId }) } }),
  { group: savedViewGroup, select: toCounts },
);
