import { listPeople } from '@sangamam/contract/people/admin/people-admin-endpoints';

import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import type { PeopleQuery } from './api/people.ts';

/** The query from the address. An address may contain anything: what the server would refuse is left out. */
export function peopleQuery(params: ListParams): PeopleQuery {
  const state = listPeople.query.shape.state.safeParse(params.filter('state') || undefined).data;
  const search = params.filter('search').trim().slice(0, 100);
  return {
    ...(state && { state }),
    ...(search && { search }),
    page: String(params.page),
  };
}
