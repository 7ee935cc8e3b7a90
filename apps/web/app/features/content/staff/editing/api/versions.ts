import type { DesignType } from '@sangamam/contract/content/page-kinds';
import { getPageVersion, listPageVersions } from '@sangamam/contract/content/editing/page-admin-endpoints';
import { keepPreviousData } from '@tanstack/react-query';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The group of queries about a page's history, refreshed when it is published. */
export const versionsGroup = 'page-versions';

/** A page of the history, the newest version first. */
export const usePageVersions = createQueryHook(
  listPageVersions,
  (designType: DesignType, page: number) => ({
    params: { designType },
    query: { page: String(page), pageSize: '10' },
  }),
  { group: versionsGroup, placeholderData: keepPreviousData },
);

/** One older version with its content. */
export const usePageVersion = createQueryHook(getPageVersion, (designType: DesignType, version: number) => ({
  params: { designType, version: String(version) },
}));
