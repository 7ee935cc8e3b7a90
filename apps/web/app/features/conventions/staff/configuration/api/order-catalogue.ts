import {
  orderAddons,
  orderPackages,
} from '@sangamam/contract/conventions/configuration/catalogue-order-endpoints';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { createConfigurationHook } from './change-configuration.ts';

/** Puts the packages of a convention in the order of these ids. */
export const useOrderPackages = createConfigurationHook(
  (conventionId: string) => (ids: readonly string[]) =>
    callEndpoint(orderPackages, { params: { conventionId }, body: { ids: [...ids] } }),
);

/** The same for its add-ons. */
export const useOrderAddons = createConfigurationHook(
  (conventionId: string) => (ids: readonly string[]) =>
    callEndpoint(orderAddons, { params: { conventionId }, body: { ids: [...ids] } }),
);
