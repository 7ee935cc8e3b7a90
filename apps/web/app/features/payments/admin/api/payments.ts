import { listPayments } from '@sangamam/contract/payments/admin/payment-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData } from '@tanstack/react-query';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** What the treasurer may ask the list for, as it travels. */
export type PaymentQuery = EndpointInput<typeof listPayments>['query'];

/** A page of payments with their ledgers; the page before stays while the next is on its way. */
export const usePayments = createQueryHook(listPayments, (query: PaymentQuery) => ({ query }), {
  placeholderData: keepPreviousData,
});
