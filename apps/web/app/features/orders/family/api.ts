import {
  cancelOrder,
  initiateRegistration,
  listOrderHistory,
  getOrder,
} from '@sangamam/contract/orders/order-endpoints';
import { listOpenConventions } from '@sangamam/contract/conventions/convention-endpoints';
import { getOwnReadiness } from '@sangamam/contract/reports/readiness/readiness-endpoints';

import { ordersGroup, type RegistrationKey } from '#web/domain/orders/registration-key.ts';
import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Cancels an order; `reason` is for the officers and may be empty. A refusal refetches the orders, which have changed. */
export const useCancelOrder = createMutationHook(
  cancelOrder,
  (orderId: string) => (reason: string) => ({
    params: { orderId },
    body: reason === '' ? undefined : { reason },
  }),
  { refreshes: [ordersGroup] },
);

/** Starts a registration, or finds the active one. */
export const useInitiateRegistration = createMutationHook(
  initiateRegistration,
  () => (key: RegistrationKey) => ({ body: key }),
  { refreshes: [ordersGroup] },
);

/** Conventions whose registration is open, the next one first. */
export const useOpenConventions = createQueryHook(listOpenConventions, () => ({}));

/** All orders of the signed-in registrant, newest first. Disabled while nobody is signed in. */
export const useOrderHistory = createQueryHook(
  listOrderHistory,
  (userId: string) => (userId === '' ? undefined : { query: { userId } }),
  { group: ordersGroup },
);

/** What the family still needs for one of its registrations. Disabled without an id. */
export const useOwnReadiness = createQueryHook(getOwnReadiness, (orderId: string | undefined) =>
  orderId === undefined ? undefined : { params: { orderId } },
);

/** One order with its people and its package. */
export const useWholeOrder = createQueryHook(getOrder, (orderId: string) => ({ params: { orderId } }), {
  group: ordersGroup,
});
