import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import {
  getRefundTotals,
  listRefunds,
  listUncoveredRefunds,
} from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import { keepPreviousData } from '@tanstack/react-query';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** A page of refunds; the previous one stays while the next is loading. */
export const useRefunds = createQueryHook(
  listRefunds,
  (query: EndpointInput<typeof listRefunds>['query']) => ({ query }),
  { placeholderData: keepPreviousData },
);

/** A page of payments with money to be given back that no refund covers yet. */
export const useUncoveredRefunds = createQueryHook(
  listUncoveredRefunds,
  (query: EndpointInput<typeof listUncoveredRefunds>['query']) => ({ query }),
  { placeholderData: keepPreviousData },
);

/** Number and sum per state and currency, of one convention or of all. */
export const useRefundTotals = createQueryHook(getRefundTotals, (conventionId?: string) => ({
  query: { ...(conventionId && { conventionId }) },
}));
