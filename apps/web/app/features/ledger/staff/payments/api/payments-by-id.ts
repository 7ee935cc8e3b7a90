import { listPayments } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { keepPreviousData } from '@tanstack/react-query';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** These payments, in whatever view they are now; nothing is asked for while there are none. */
export const usePaymentsById = createQueryHook(
  listPayments,
  (ids: readonly string[]) =>
    ids.length === 0 ? undefined : { query: { ids: ids.toSorted().join(','), pageSize: '100' } },
  { select: ({ docs }) => docs, placeholderData: keepPreviousData },
);
