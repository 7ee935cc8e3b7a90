import type { DesignType } from '@sangamam/contract/content/page-kinds';
import { getPage, listPages } from '@sangamam/contract/content/admin/page-admin-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** How often one looks whether somebody else has changed the page. */
const lookMs = 20_000;

/** The pages of the site. */
export const usePages = createQueryHook(listPages, () => ({}));

/** A page to be edited; asked again from time to time, so that one learns of other editors early. */
export const usePage = createQueryHook(getPage, (designType: DesignType) => ({ params: { designType } }), {
  staleTime: 0,
  refetchInterval: lookMs,
});
