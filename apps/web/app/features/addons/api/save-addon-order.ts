import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { createAddonOrder, upgradeAddons } from '@sangamam/contract/orders/addon-order-endpoints';
import { useMutation } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import type { RegistrationOf } from '#web/domain/orders/order-keys.ts';

type Selection = EndpointInput<typeof upgradeAddons>['body'];

/**
 * Keeps what a family chooses after its registration was sent: in the add-on order that is open already, else in a new
 * one. Whoever calls it refreshes the orders: the review that it leads to must come first.
 */
export function useSaveAddonOrder(of: RegistrationOf, openOrderId: string | undefined) {
  return useMutation({
    mutationFn: (body: Selection) =>
      openOrderId === undefined
        ? callEndpoint(createAddonOrder, { query: { ...of }, body })
        : callEndpoint(upgradeAddons, { query: { orderId: openOrderId }, body }),
  });
}
