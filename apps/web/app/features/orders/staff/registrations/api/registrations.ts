import { listRegistrations } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData } from '@tanstack/react-query';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The query of the list, as sent. */
export type RegistrationQuery = EndpointInput<typeof listRegistrations>['query'];

/** A page of registrations; the previous one stays while the next is loading. */
export const useRegistrations = createQueryHook(
  listRegistrations,
  (query: RegistrationQuery, enabled = true) => (enabled ? { query } : undefined),
  { placeholderData: keepPreviousData },
);
