import { approveRegistrations } from '@sangamam/contract/casework/care/registration-care-endpoints';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Approves several registrations; returns a result for each. */
export const useApproveRegistrations = createMutationHook(
  approveRegistrations,
  () => (orderIds: string[]) => ({ body: { orderIds } }),
  { refreshes: 'everything' },
);
