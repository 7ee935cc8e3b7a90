import { listRegistrations } from '@sangamam/contract/orders/admin/registration-admin-endpoints';

import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import type { RegistrationFilters } from './api/registration-files.ts';
import type { RegistrationQuery } from './api/registrations.ts';

const { shape } = listRegistrations.query;

/** The query from the address. An address may contain anything: what the server would refuse is left out. */
export function registrationQuery(params: ListParams): RegistrationQuery {
  const sort = shape.sort.safeParse(params.sort).data;
  return { ...registrationFilters(params), ...(sort && { sort }), page: String(params.page) };
}

/** The same without order and page, for files of the whole list. */
export function registrationFilters(params: ListParams): RegistrationFilters {
  const status = shape.status.safeParse(params.filter('status') || undefined).data;
  const registrationStatus = shape.registrationStatus.safeParse(
    params.filter('registrationStatus') || undefined,
  ).data;
  const conventionId = shape.conventionId.safeParse(params.filter('conventionId') || undefined).data;
  const organization = shape.organization.safeParse(params.filter('organization') || undefined).data;
  const open = shape.open.safeParse(params.filter('open') || undefined).data;
  const openFor = shape.openFor.safeParse(params.filter('openFor') || undefined).data;
  const search = params.filter('search').trim().slice(0, 100);
  return {
    ...(status && { status }),
    ...(registrationStatus && { registrationStatus }),
    ...(conventionId && { conventionId }),
    ...(organization && { organization }),
    ...(open && { open }),
    ...(openFor && { openFor }),
    ...(search && { search }),
  };
}
