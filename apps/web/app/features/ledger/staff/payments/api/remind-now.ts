import { remindNow } from '@sangamam/contract/collection/reminders/remind-now';

import { createMutationHook } from '#web/lib/query/endpoint-hooks.ts';

/** Says who would be reminded now, and who not; sends nothing. */
export const useRemindDryRun = createMutationHook(remindNow, () => (orderIds: string[]) => ({
  body: { orderIds, dryRun: true },
}));

/** Reminds several families; answers a result for each. */
export const useRemindNow = createMutationHook(
  remindNow,
  () => (orderIds: string[]) => ({ body: { orderIds, dryRun: false } }),
  { refreshes: 'everything' },
);
