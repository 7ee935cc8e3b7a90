import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import {
  createAddonOrder,
  upgradeAddons,
} from '@sangamam/contract/orders/addon-orders/addon-order-endpoints';

import { createCallHook } from '#web/lib/query/endpoint-hooks.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import type { RegistrationKey } from '#web/domain/orders/registration-key.ts';

type Selection = EndpointInput<typeof upgradeAddons>['body'];

/**
 * Keeps what a family chooses after its registration was sent: in the add-on order that is open already, else in a new
 * one. Whoever calls it refreshes the orders: the review that it leads to must come first.
 */
export const useSaveAddonOrder = createCallHook(
  (of: RegistrationKey, openOrderId: string | undefined) => (body: Selection) =>
    openOrderId === undefined
      ? callEndpoint(createAddonOrder, { query: { ...of }, body })
      : callEndpoint(upgradeAddons, { query: { orderId: openOrderId }, body }),
);
