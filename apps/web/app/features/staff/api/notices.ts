import { listNotices, settleFailedJobs } from '@sangamam/contract/notices/list/notice-admin-endpoints';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

const noticesGroup = 'notices';

/** What administrators should know about the installation. */
export const useNotices = createQueryHook(listNotices, () => ({}), { group: noticesGroup });

/** Tries the jobs that were given up again, or discards them. */
export const useSettleFailedJobs = createMutationHook(
  settleFailedJobs,
  () => (action: 'RETRY' | 'DISCARD') => ({ body: { action } }),
  { refreshes: [noticesGroup] },
);
