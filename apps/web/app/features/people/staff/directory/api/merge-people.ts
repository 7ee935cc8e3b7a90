import { mergePeople } from '@sangamam/contract/people/directory/people-admin-endpoints';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The account to keep and the one to close. */
export interface MergePair {
  userId: string;
  duplicateId: string;
}

/** What merging would move, and what prevents it. A dry run. */
export const useMergePlan = createQueryHook(mergePeople, ({ userId, duplicateId }: MergePair) => ({
  params: { userId },
  body: { duplicateId, dryRun: true, reason: 'Only looked at' },
}));

/** Merges them, with a reason. */
export const useMergePeople = createMutationHook(
  mergePeople,
  ({ userId, duplicateId }: MergePair) =>
    (reason: string) => ({ params: { userId }, body: { duplicateId, dryRun: false, reason } }),
  { refreshes: 'everything' },
);
