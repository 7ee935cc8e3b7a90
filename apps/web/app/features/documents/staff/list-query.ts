import { entityId } from '@sangamam/contract/fields/entity-id';

import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';

/** What lists of documents read from the address: search, convention and page. */
export function listQueryOf(params: Pick<ListParams, 'page' | 'filter'>) {
  const search = params.filter('search').trim().slice(0, 100);
  const conventionId = entityId.safeParse(params.filter('conventionId')).data;
  return {
    ...(search && { search }),
    ...(conventionId && { conventionId }),
    page: String(params.page),
  };
}
