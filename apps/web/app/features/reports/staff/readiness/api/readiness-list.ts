import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { listReadiness } from '@sangamam/contract/reports/readiness/readiness-admin-endpoints';
import { keepPreviousData } from '@tanstack/react-query';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** A page of the checklists; the previous one stays while the next is loading. */
export const useReadinessList = createQueryHook(
  listReadiness,
  (query: EndpointInput<typeof listReadiness>['query']) => ({ query }),
  { placeholderData: keepPreviousData },
);
