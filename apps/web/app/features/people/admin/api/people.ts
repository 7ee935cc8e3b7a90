import { listPeople } from '@sangamam/contract/people/admin/people-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData } from '@tanstack/react-query';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** What the desk may ask its list for, as it travels. */
export type PeopleQuery = EndpointInput<typeof listPeople>['query'];

/** A page of registrants; the page before stays while the next is on its way. */
export const usePeople = createQueryHook(listPeople, (query: PeopleQuery) => ({ query }), {
  placeholderData: keepPreviousData,
});
