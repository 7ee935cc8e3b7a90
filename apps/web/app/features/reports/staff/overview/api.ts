import { getOverview } from '@sangamam/contract/reports/overview/overview-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The numbers of the overview, of one convention or of all; nothing is asked before the convention is known. */
export const useOverview = createQueryHook(
  getOverview,
  (convention: { conventionId: string | undefined } | undefined) =>
    convention && {
      query: { ...(convention.conventionId !== undefined && { conventionId: convention.conventionId }) },
    },
);
