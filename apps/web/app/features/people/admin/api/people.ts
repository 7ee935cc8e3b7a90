import { listPeople } from '@sangamam/contract/admin/people-desk';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { peopleDeskKeys } from './person-keys.ts';

/** What the desk may ask its list for, as it travels. */
export type PeopleQuery = EndpointInput<typeof listPeople>['query'];

/** A page of registrants; the page before stays while the next is on its way. */
export const usePeople = (query: PeopleQuery) =>
  useQuery({
    queryKey: peopleDeskKeys.list(query),
    queryFn: ({ signal }) => callEndpoint(listPeople, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
