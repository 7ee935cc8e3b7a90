import type { DesignType } from '@sangamam/contract/content/page-kinds';
import { getPage, listPages } from '@sangamam/contract/content/page-desk-endpoints';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { pageDeskKeys } from './page-keys.ts';

/** How often one looks whether somebody else has changed the page. */
const lookMs = 20_000;

/** The pages of the site. */
export const usePages = () =>
  useQuery({
    queryKey: pageDeskKeys.list,
    queryFn: ({ signal }) => callEndpoint(listPages, {}, { signal }),
  });

/** A page to be edited; asked again from time to time, so that one learns of other editors early. */
export const usePage = (designType: DesignType) =>
  useQuery({
    queryKey: pageDeskKeys.one(designType),
    queryFn: ({ signal }) => callEndpoint(getPage, { params: { designType } }, { signal }),
    staleTime: 0,
    refetchInterval: lookMs,
  });
