import { listAddons } from '@sangamam/contract/conventions/addons/addon-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The group of queries about the add-ons of a convention. */
export const addonsGroup = 'addons';

/** The add-ons that a convention offers. */
export const useAddons = createQueryHook(
  listAddons,
  (conventionId: string) => ({
    query: { conventionId, active: 'true' as const },
  }),
  { group: addonsGroup },
);
