import type { DesignType } from '@sangamam/contract/content/page-kinds';
import { getPageVersion, listPageVersions } from '@sangamam/contract/content/page-desk-endpoints';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { pageDeskKeys } from './page-keys.ts';

/** A page of the history, the newest version first. */
export const usePageVersions = (designType: DesignType, page: number) =>
  useQuery({
    queryKey: pageDeskKeys.versions(designType, page),
    queryFn: ({ signal }) =>
      callEndpoint(
        listPageVersions,
        { params: { designType }, query: { page: String(page), pageSize: '10' } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

/** One older version with its content. */
export const usePageVersion = (designType: DesignType, version: number) =>
  useQuery({
    queryKey: pageDeskKeys.version(designType, version),
    queryFn: ({ signal }) =>
      callEndpoint(getPageVersion, { params: { designType, version: String(version) } }, { signal }),
  });
