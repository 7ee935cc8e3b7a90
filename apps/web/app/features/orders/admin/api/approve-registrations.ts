import { approveRegistrations } from '@sangamam/contract/admin/registration-care';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Approves several; answers a result for each. */
export const useApproveRegistrations = createMutationHook(
  approveRegistrations,
  () => (orderIds: string[]) => ({ body: { orderIds } }),
  { refreshes: 'everything' },
);
