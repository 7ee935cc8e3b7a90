import { listOpenConventions } from '@sangamam/contract/conventions/convention-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Conventions whose registration is open, the next one first. */
export const useOpenConventions = createQueryHook(listOpenConventions, () => ({}));
