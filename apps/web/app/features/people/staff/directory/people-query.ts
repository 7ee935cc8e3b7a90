import { listPeople } from '@sangamam/contract/people/directory/people-admin-endpoints';

import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';

import type { PeopleFilters, PeopleQuery } from './api.ts';

/** The query from the address. An address may contain anything: what the server would refuse is left out. */
export function peopleQuery(params: ListParams): PeopleQuery {
  return { ...peopleFilters(params), page: String(params.page) };
}

/** The same without the page, for a file of the whole list. */
export function peopleFilters(params: ListParams): PeopleFilters {
  const { shape } = listPeople.query;
  const state = shape.state.safeParse(params.filter('state') || undefined).data;
  const organization = shape.organization.safeParse(params.filter('organization') || undefined).data;
  const parish = shape.parish.safeParse(params.filter('parish') || undefined).data;
  const search = params.filter('search').trim().slice(0, 100);
  return {
    ...(state && { state }),
    ...(organization && { organization }),
    ...(parish && { parish }),
    ...(search && { search }),
  };
}
