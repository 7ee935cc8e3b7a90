import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { getCards, saveCard, saveFamilyAnswers } from '@sangamam/contract/people/cards/card-endpoints';

import { ordersGroup } from '#web/domain/orders/registration-key.ts';
import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The cards of a registration. They go with the orders: a change there can bring people or take them away. */
export const useCards = createQueryHook(getCards, (orderId: string) => ({ params: { orderId } }), {
  group: ordersGroup,
});

/** Saves the card of a person as it was at the revision of the body. */
export const useSaveCard = createMutationHook(
  saveCard,
  (orderId: string, personId: string) => (body: EndpointInput<typeof saveCard>['body']) => ({
    params: { orderId, personId },
    body,
  }),
  { refreshes: [ordersGroup] },
);

/** Stores what the family answered for itself. */
export const useSaveFamilyAnswers = createMutationHook(
  saveFamilyAnswers,
  (orderId: string) => (body: EndpointInput<typeof saveFamilyAnswers>['body']) => ({
    params: { orderId },
    body,
  }),
  { refreshes: [ordersGroup] },
);
