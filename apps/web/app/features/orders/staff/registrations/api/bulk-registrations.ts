import {
  messageFamilies,
  rejectRegistrations,
} from '@sangamam/contract/casework/care/registration-care-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Rejects several registrations with one reason; returns a result for each. */
export const useRejectRegistrations = createMutationHook(
  rejectRegistrations,
  () => (body: { orderIds: string[]; reason: string }) => ({ body }),
  { refreshes: 'everything' },
);

/** Asks several families the same by email; returns a result for each. */
export const useAskFamilies = createMutationHook(
  messageFamilies,
  () => (body: { orderIds: string[]; question: string }) => ({ body }),
  { refreshes: 'everything' },
);
