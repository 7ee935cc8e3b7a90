import { listRegistrations } from '@sangamam/contract/orders/admin/registration-admin-endpoints';

import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import type { RegistrationFilters } from './api/registration-files.ts';
import type { RegistrationQuery } from './api/registrations.ts';

/** The view of what is to be decided, in the address as `view`; the other one has everything. */
export const viewToDecide = 'decide';

const { shape } = listRegistrations.query;

/** The filters of the list, without the search, by their names in the address: whatever the endpoint knows. */
const { sort: _sort, page: _page, pageSize: _pageSize, search: _search, ...filterShape } = shape;
const filterNames = Object.keys(filterShape) as (keyof typeof filterShape)[];

/** The query from the address. An address may contain anything: what the server would refuse is left out. */
export function registrationQuery(params: ListParams): RegistrationQuery {
  const isQueue = isToDecide(params);
  const sort = shape.sort.safeParse(params.sort || (isQueue ? 'submitted' : undefined)).data;
  return { ...registrationFilters(params), ...(sort && { sort }), page: String(params.page) };
}

/** The same without order and page, for files of the whole list. */
export function registrationFilters(params: ListParams): RegistrationFilters {
  const search = params.filter('search').trim().slice(0, 100);
  const filters = filterNames.flatMap((name) => {
    const { data } = shape[name].safeParse(params.filter(name) || undefined);
    return data === undefined ? [] : [[name, data] as const];
  });
  return {
    ...(isToDecide(params) && { registrationStatus: 'PENDING_REG_APPROVAL' as const }),
    ...Object.fromEntries(filters),
    ...(search && { search }),
  };
}

/** Whether only what is to be decided is shown. A search, or a filter by status, looks everywhere. */
function isToDecide(params: ListParams): boolean {
  return (
    params.filter('view') === viewToDecide &&
    ['search', 'status', 'registrationStatus'].every((name) => params.filter(name) === '')
  );
}
