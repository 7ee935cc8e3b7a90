import type { ViewCount, ViewedList } from '@sangamam/contract/casework/saved-views/saved-view';
import * as endpoints from '@sangamam/contract/casework/saved-views/saved-view-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Queries of saved views and of what they have. */
export const savedViewGroup = 'saved-views';

/** How much each view has, by its id. */
export function toCounts(counts: readonly ViewCount[]): ReadonlyMap<string, number | null> {
  return new Map(counts.map(({ _id, count }) => [_id, count]));
}

/** The reader's views of a list and the shared ones; nothing is asked for without a list. */
export const useSavedViews = createQueryHook(
  endpoints.listSavedViews,
  (list: ViewedList | undefined) => list && { params: { list } },
  { group: savedViewGroup, staleTime: 30_000 },
);

export const useCreateView = createMutationHook(
  endpoints.createSavedView,
  (list: ViewedList) => (body: EndpointInput<typeof endpoints.createSavedView>['body']) => ({
    params: { list },
    body,
  }),
  { refreshes: [savedViewGroup] },
);

export const useChangeView = createMutationHook(
  endpoints.changeSavedView,
  (list: ViewedList) =>
    ({ viewId, ...body }: EndpointInput<typeof endpoints.changeSavedView>['body'] & { viewId: string }) => ({
      params: { list, viewId },
      body,
    }),
  { refreshes: [savedViewGroup] },
);

export const useDeleteView = createMutationHook(
  endpoints.deleteSavedView,
  (list: ViewedList) =>
    ({ viewId, revision }: { viewId: string; revision: number }) => ({
      params: { list, viewId },
      query: { revision: String(revision) },
    }),
  { refreshes: [savedViewGroup] },
);
