import { listPeople } from '@sangamam/contract/people/directory/people-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData } from '@tanstack/react-query';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The query of the list, as sent. */
export type PeopleQuery = EndpointInput<typeof listPeople>['query'];

/** A page of registrants; the previous one stays while the next is loading. */
export const usePeople = createQueryHook(listPeople, (query: PeopleQuery) => ({ query }), {
  placeholderData: keepPreviousData,
});
