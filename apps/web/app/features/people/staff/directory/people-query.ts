import { readFilters } from '@sangamam/contract/fields/read-filters';
import { peopleFilters as filtersOfPeople } from '@sangamam/contract/people/directory/people-filters';

import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';

import type { PeopleFilters, PeopleQuery } from './api.ts';

/** The query from the address. An address may contain anything: what the server would refuse is left out. */
export function peopleQuery(params: ListParams): PeopleQuery {
  return { ...peopleFilters(params), page: String(params.page) };
}

/** The same without the page, for a file of the whole list. */
export function peopleFilters(params: ListParams): PeopleFilters {
  return readFilters(filtersOfPeople, params.filter);
}
