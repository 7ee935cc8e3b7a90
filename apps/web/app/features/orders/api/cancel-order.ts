import { cancelOrder } from '@sangamam/contract/orders/order-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { orderKeys } from '#web/domain/orders/order-keys.ts';

/** Cancels an order; `reason` is for the officers and may be empty. A refusal shows the orders anew: they have changed. */
export function useCancelOrder(orderId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      callEndpoint(cancelOrder, { params: { orderId }, body: reason === '' ? undefined : { reason } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orderKeys.all }),
  });
}
