import type { DesignType } from '@sangamam/contract/content/page-kinds';
import { getPage, listPages } from '@sangamam/contract/content/editing/page-admin-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** How often to check whether somebody else has changed the page, in milliseconds. */
const lookMs = 20_000;

/** The pages of the site. */
export const usePages = createQueryHook(listPages, () => ({}));

/** A page to edit, polled so that changes by other editors show early. */
export const usePage = createQueryHook(getPage, (designType: DesignType) => ({ params: { designType } }), {
  staleTime: 0,
  refetchInterval: lookMs,
});
