import {
  getOwnAmendment,
  previewOwnAmendment,
  sendOwnAmendment,
  withdrawChangeRequest,
  type FamilyChangeOutcome,
} from '@sangamam/contract/orders/amendments/family-change-endpoints';
import type { EndpointData, EndpointInput } from '@sangamam/contract/http/endpoint';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

export type { FamilyChangeOutcome };

/** What the family can change: read anew whenever the page opens. */
export const useOwnAmendment = createQueryHook(
  getOwnAmendment,
  (orderId: string) => ({ params: { orderId } }),
  { group: ordersGroup, gcTime: 0 },
);
export type OwnAmendment = EndpointData<typeof getOwnAmendment>;

/** What a change would do; nothing is asked without one. */
export const useOwnAmendmentPreview = createQueryHook(
  previewOwnAmendment,
  (orderId: string, body: EndpointInput<typeof previewOwnAmendment>['body'] | undefined) =>
    body && { params: { orderId }, body },
  { ignoresMutations: true },
);

/** Makes a change, or asks for it; `amendments` and `netBefore` are what was seen. */
export const useSendOwnAmendment = createMutationHook(
  sendOwnAmendment,
  (orderId: string) => (body: EndpointInput<typeof sendOwnAmendment>['body']) => ({
    params: { orderId },
    body,
  }),
  { refreshes: [ordersGroup] },
);

/** Takes the open request back. */
export const useWithdrawChangeRequest = createMutationHook(
  withdrawChangeRequest,
  (orderId: string) => (requestId: string) => ({ params: { orderId }, body: { requestId } }),
  { refreshes: [ordersGroup] },
);
