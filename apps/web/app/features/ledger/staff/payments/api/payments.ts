import { listPayments } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData } from '@tanstack/react-query';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The query of the list, as sent. */
export type PaymentQuery = EndpointInput<typeof listPayments>['query'];

/** A page of payments with their ledgers; the previous one stays while the next is loading. */
export const usePayments = createQueryHook(listPayments, (query: PaymentQuery) => ({ query }), {
  placeholderData: keepPreviousData,
});
