import {
  askToCancel,
  getCancelEstimate,
  takeCancelRequestBack,
} from '@sangamam/contract/orders/cancel/cancel-request-endpoints';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** What a cancellation of a registration would give back today. */
export const useCancelEstimate = createQueryHook(
  getCancelEstimate,
  (orderId: string, enabled: boolean) => (enabled ? { params: { orderId } } : undefined),
  { group: ordersGroup, gcTime: 0 },
);

/** Asks for the cancellation of a registration that was paid; `keptSeen` is the fee that was shown. */
export const useAskToCancel = createMutationHook(
  askToCancel,
  (orderId: string) => (body: { reason: string; keptSeen: number | null }) => ({ params: { orderId }, body }),
  { refreshes: [ordersGroup] },
);

/** Takes such a request back. */
export const useTakeCancelRequestBack = createMutationHook(
  takeCancelRequestBack,
  (orderId: string) => () => ({ params: { orderId } }),
  { refreshes: [ordersGroup] },
);
