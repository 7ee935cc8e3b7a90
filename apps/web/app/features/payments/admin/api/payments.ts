import { listPayments } from '@sangamam/contract/admin/payment-desk';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** What the treasurer may ask the list for, as it travels. */
export type PaymentQuery = EndpointInput<typeof listPayments>['query'];

/** A page of payments with their ledgers; the page before stays while the next is on its way. */
export const usePayments = (query: PaymentQuery) =>
  useQuery({
    queryKey: ['payment-desk', 'list', query],
    queryFn: ({ signal }) => callEndpoint(listPayments, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
