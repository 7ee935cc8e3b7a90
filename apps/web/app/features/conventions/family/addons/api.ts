import { listAddons, selectAddons } from '@sangamam/contract/conventions/addons/addon-endpoints';
import { getOrder } from '@sangamam/contract/orders/order-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import {
  createAddonOrder,
  upgradeAddons,
} from '@sangamam/contract/orders/addon-orders/addon-order-endpoints';

import { createQueryHook, createCallHook, createMutationHook } from '#web/lib/query/endpoint-hooks.ts';
import { ordersGroup, type RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { callEndpoint } from '#web/lib/api/call-endpoint.ts';

/** The group of queries about the add-ons of a convention. */
export const addonsGroup = 'addons';

/** The add-ons that a convention offers. */
export const useAddons = createQueryHook(
  listAddons,
  (conventionId: string) => ({
    query: { conventionId, active: 'true' as const },
  }),
  { group: addonsGroup },
);

/** One order with its package, add-ons and special request. Disabled without an id. */
export const useOrder = createQueryHook(
  getOrder,
  (orderId: string | undefined) => (orderId === undefined ? undefined : { params: { orderId } }),
  { group: ordersGroup },
);

type Selection = EndpointInput<typeof upgradeAddons>['body'];

/**
 * Saves add-ons chosen after the registration was sent, in the open add-on order or a new one. The caller refreshes the
 * orders, after navigating to the review.
 */
export const useSaveAddonOrder = createCallHook(
  (of: RegistrationKey, openOrderId: string | undefined) => (body: Selection) =>
    openOrderId === undefined
      ? callEndpoint(createAddonOrder, { query: { ...of }, body })
      : callEndpoint(upgradeAddons, { query: { orderId: openOrderId }, body }),
);

/** Replaces the registration's add-ons and special request. */
export const useSelectAddons = createMutationHook(
  selectAddons,
  (of: RegistrationKey) => (body: EndpointInput<typeof selectAddons>['body']) => ({ query: { ...of }, body }),
  { refreshes: [ordersGroup] },
);
