import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import {
  amendRegistration,
  getAmendmentOptions,
  previewAmendment,
} from '@sangamam/contract/orders/amendments/amendment-endpoints';
import {
  acceptChangeRequest,
  declineChangeRequest,
  getChangeRequest,
} from '@sangamam/contract/orders/amendments/change-request-admin-endpoints';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** What staff start from when they change a registration that was sent: read anew whenever the page opens. */
export const useAmendmentOptions = createQueryHook(
  getAmendmentOptions,
  (orderId: string) => ({ params: { orderId } }),
  { gcTime: 0 },
);

/** What such a change would do; nothing is asked without one. */
export const useAmendmentPreview = createQueryHook(
  previewAmendment,
  (orderId: string, body: EndpointInput<typeof previewAmendment>['body'] | undefined) =>
    body && { params: { orderId }, body },
  { ignoresMutations: true },
);

/** Changes a registration that was sent; `amendments` and `netBefore` are what was seen. */
export const useAmendRegistration = createMutationHook(
  amendRegistration,
  (orderId: string) => (body: EndpointInput<typeof amendRegistration>['body']) => ({
    params: { orderId },
    body,
  }),
  { refreshes: 'everything' },
);

/** The change that a family asked for, open or over: read anew whenever the page opens. */
export const useChangeRequest = createQueryHook(
  getChangeRequest,
  (orderId: string) => ({ params: { orderId } }),
  { gcTime: 0 },
);

/** Carries a requested change out, whole or in parts. */
export const useAcceptChangeRequest = createMutationHook(
  acceptChangeRequest,
  (orderId: string) => (body: EndpointInput<typeof acceptChangeRequest>['body']) => ({
    params: { orderId },
    body,
  }),
  { refreshes: 'everything' },
);

/** Declines it with a reason. */
export const useDeclineChangeRequest = createMutationHook(
  declineChangeRequest,
  (orderId: string) => (body: EndpointInput<typeof declineChangeRequest>['body']) => ({
    params: { orderId },
    body,
  }),
  { refreshes: 'everything' },
);
