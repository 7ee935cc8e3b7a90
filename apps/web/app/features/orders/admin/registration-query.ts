import { listRegistrations } from '@sangamam/contract/orders/admin/registration-admin-endpoints';

import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import type { RegistrationQuery } from './api/registrations.ts';

const { shape } = listRegistrations.query;

/** The query from the address. An address may contain anything: what the server would refuse is left out. */
export function registrationQuery(params: ListParams): RegistrationQuery {
  const status = shape.status.safeParse(params.filter('status') || undefined).data;
  const registrationStatus = shape.registrationStatus.safeParse(
    params.filter('registrationStatus') || undefined,
  ).data;
  const conventionId = shape.conventionId.safeParse(params.filter('conventionId') || undefined).data;
  const organization = shape.organization.safeParse(params.filter('organization') || undefined).data;
  const sort = shape.sort.safeParse(params.sort).data;
  const search = params.filter('search').trim().slice(0, 100);
  return {
    ...(status && { status }),
    ...(registrationStatus && { registrationStatus }),
    ...(conventionId && { conventionId }),
    ...(organization && { organization }),
    ...(search && { search }),
    ...(sort && { sort }),
    page: String(params.page),
  };
}
