import { getDriverRun } from '@sangamam/contract/travel/driver/driver-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The desk may change the run: it is asked for again this often, in milliseconds. */
const lookAgainMs = 30_000;

/** The run of a driver's link. */
export const useDriverRun = createQueryHook(getDriverRun, (token: string) => ({ params: { token } }), {
  refetchInterval: lookAgainMs,
});
