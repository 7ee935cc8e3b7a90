import type { StaffRole } from '@sangamam/contract/accounts/roles';
import {
  listRegistrations,
  type RegistrationSort,
} from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import {
  asksForFollowUps,
  asksForQueue,
  filtersInAddress,
} from '@sangamam/contract/orders/registrations/registration-filters';
import { hasAbility } from '@sangamam/contract/staff/abilities';

import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';

import type { RegistrationFilters, RegistrationQuery } from './api.ts';

const { sort: sorts } = listRegistrations.query.shape;

/** The query from the address. An address may contain anything: what the server would refuse is left out. */
export function registrationQuery(params: ListParams, roles: readonly StaffRole[]): RegistrationQuery {
  const asked = params.sort || sortOfView(params);
  const sort = sorts.safeParse(asked).data;
  const maySort = !sort?.endsWith('total') || hasAbility(roles, 'see-money');
  return {
    ...registrationFilters(params, roles),
    ...(sort && maySort && { sort }),
    page: String(params.page),
  };
}

/** The same without order and page, for files of the whole list. */
export function registrationFilters(params: ListParams, roles: readonly StaffRole[]): RegistrationFilters {
  const { duplicates, answer, ...filters } = filtersInAddress(params.filter).filters;
  return {
    ...filters,
    ...(duplicates && hasAbility(roles, 'decide-registrations') && { duplicates }),
    ...(answer && hasAbility(roles, 'read-answers') && { answer }),
  };
}

/** The queue begins with the oldest, follow-ups with the most overdue. */
function sortOfView({ filter }: ListParams): RegistrationSort | undefined {
  if (asksForQueue(filter)) return 'submitted';
  return asksForFollowUps(filter) ? 'followUp' : undefined;
}
