import { searchEverybody } from '@sangamam/contract/orders/registrations/search-endpoints';
import { keepPreviousData } from '@tanstack/react-query';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** Registrations of all conventions in which a text is found; nothing is searched for fewer than two characters. */
export const useSearchEverybody = createQueryHook(
  searchEverybody,
  (search: string) => (search.length < 2 ? undefined : { query: { search } }),
  { placeholderData: keepPreviousData },
);
