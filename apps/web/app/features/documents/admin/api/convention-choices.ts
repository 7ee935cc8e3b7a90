import { listConventions } from '@sangamam/contract/conventions/convention-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The conventions to choose from, the newest first. */
export const useConventionChoices = createQueryHook(
  listConventions,
  () => ({ query: { active: 'true' as const } }),
  {
    staleTime: 5 * 60_000,
    select: (conventions) => conventions.map(({ id, name }) => ({ value: id, label: name })),
  },
);
