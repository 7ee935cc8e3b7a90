import { findDeadLinks } from '@sangamam/contract/content/editing/page-admin-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Which of these addresses lead nowhere. */
export const useDeadLinks = createQueryHook(findDeadLinks, (links: string[]) => ({ body: { links } }), {
  group: 'dead-links',
});
