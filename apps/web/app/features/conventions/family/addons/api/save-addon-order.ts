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
 * Saves add-ons chosen after the registration was sent, in the open add-on order or a new one. The caller refreshes the
 * orders, after navigating to the review.
 */
export const useSaveAddonOrder = createCallHook(
  (of: RegistrationKey, openOrderId: string | undefined) => (body: Selection) =>
    openOrderId === undefined
      ? callEndpoint(createAddonOrder, { query: { ...of }, body })
      : callEndpoint(upgradeAddons, { query: { orderId: openOrderId }, body }),
);
