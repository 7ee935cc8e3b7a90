import { listPayments } from '@sangamam/contract/admin/payment-desk';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import type { PaymentQuery } from './payments.ts';

/** How many payments are in a state. */
export const usePaymentCount = (state: PaymentQuery['state']) => {
  const query = { ...(state && { state }), pageSize: '1' };
  return useQuery({
    queryKey: ['payment-desk', 'count', query],
    queryFn: async ({ signal }) => (await callEndpoint(listPayments, { query }, { signal })).total,
  });
};
