import { selectAddons } from '@sangamam/contract/conventions/addons/addon-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';
import { type RegistrationKey } from '#web/domain/orders/registration-key.ts';

/** Replaces the registration's add-ons and special request. */
export const useSelectAddons = createMutationHook(
  selectAddons,
  (of: RegistrationKey) => (body: EndpointInput<typeof selectAddons>['body']) => ({ query: { ...of }, body }),
  { refreshes: [ordersGroup] },
);
