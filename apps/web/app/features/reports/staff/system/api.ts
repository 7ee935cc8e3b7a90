import { readSystemStatus, settleFailedJob } from '@sangamam/contract/reports/system/system-endpoints';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

const group = 'system';

/** How often the page looks again, in milliseconds. */
const lookMs = 10_000;

/** The state of the installation, live. */
export const useSystemStatus = createQueryHook(readSystemStatus, () => ({}), {
  group,
  refetchInterval: lookMs,
});

/** Tries a job that was given up again, or discards it. */
export const useSettleJob = createMutationHook(
  settleFailedJob,
  (jobId: string) => (action: 'RETRY' | 'DISCARD') => ({ params: { jobId }, body: { action } }),
  { refreshes: [group] },
);
