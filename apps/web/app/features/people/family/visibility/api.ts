import {
  getListVisibility,
  setListVisibility,
} from '@sangamam/contract/people/visibility/list-visibility-endpoints';

import { createMutationHook, createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Whether the public list shows the family. Apart from the rest of "Your data", which few pages need. */
export const useListVisibility = createQueryHook(getListVisibility, () => ({}));

export const useSetListVisibility = createMutationHook(
  setListVisibility,
  () => (hiddenFromList: boolean) => ({ body: { hiddenFromList } }),
  { answers: () => useListVisibility.options() },
);
