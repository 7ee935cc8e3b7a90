import { getOverview } from '@sangamam/contract/reports/overview/overview-endpoints';
import { getOverviewWeek } from '@sangamam/contract/reports/overview/week-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** One convention or all; undefined while it is not known which. */
type Shown = { conventionId: string | undefined } | undefined;

const ofConvention = (shown: Shown) =>
  shown && { query: { ...(shown.conventionId !== undefined && { conventionId: shown.conventionId }) } };

/** The numbers of the overview; nothing is asked before the convention is known. */
export const useOverview = createQueryHook(getOverview, ofConvention);

/** What the last seven days changed, and the days that come next. */
export const useOverviewWeek = createQueryHook(getOverviewWeek, ofConvention);
