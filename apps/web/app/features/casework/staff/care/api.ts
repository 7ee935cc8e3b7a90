import {
  assignRegistration,
  assignRegistrations,
  listAssignees,
} from '@sangamam/contract/casework/care/assignment-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { messageFamily } from '@sangamam/contract/casework/care/registration-care-endpoints';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Staff to whom registrations can be, or are, assigned. */
export const useAssignees = createQueryHook(listAssignees, () => ({}), { staleTime: 60_000 });

/** Assigns a registration; refused with CONFLICT if somebody else has assigned it since it was shown. */
export const useAssignRegistration = createMutationHook(
  assignRegistration,
  (orderId: string, assignedToSeen: string | null) => (userId: string | null) => ({
    params: { orderId },
    body: { userId, assignedToSeen },
  }),
  { refreshes: 'everything' },
);

/** Assigns several registrations; returns a result for each. */
export const useAssignRegistrations = createMutationHook(
  assignRegistrations,
  () => (body: EndpointInput<typeof assignRegistrations>['body']) => ({ body }),
  { refreshes: 'everything' },
);

/** Asks the family by email. */
export const useAskRegistration = createMutationHook(
  messageFamily,
  (orderId: string) => (question: string) => ({ params: { orderId }, body: { question } }),
  { refreshes: 'everything' },
);
