import { listRegistrations } from '@sangamam/contract/orders/admin/registration-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData } from '@tanstack/react-query';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** What staff may ask the list for, as it travels. */
export type RegistrationQuery = EndpointInput<typeof listRegistrations>['query'];

/** A page of registrations; the page before stays while the next is on its way. Nothing is asked unless `enabled`. */
export const useRegistrations = createQueryHook(
  listRegistrations,
  (query: RegistrationQuery, enabled = true) => (enabled ? { query } : undefined),
  { placeholderData: keepPreviousData },
);
