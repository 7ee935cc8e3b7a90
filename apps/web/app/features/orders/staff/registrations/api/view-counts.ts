import { countSavedViews } from '@sangamam/contract/orders/registrations/registration-filters';

import { savedViewGroup, toCounts } from '#web/domain/saved-views/api/saved-views.ts';
import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** How many registrations each saved view has, by its id. */
export const useViewCounts = createQueryHook(
  countSavedViews,
  (conventionId: string | undefined) => ({ query: { ...(conventionId && { conventionId }) } }),
  { group: savedViewGroup, select: toCounts },
);
