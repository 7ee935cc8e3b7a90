import { listRegistrations } from '@sangamam/contract/admin/registration-desk';
import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { registrationDeskKeys } from './registration-keys.ts';

/** What the desk may ask its list for, as it travels. */
export type RegistrationQuery = EndpointInput<typeof listRegistrations>['query'];

/** A page of registrations; the page before stays while the next is on its way. */
export const useRegistrations = (query: RegistrationQuery, enabled = true) =>
  useQuery({
    enabled,
    queryKey: registrationDeskKeys.list(query),
    queryFn: ({ signal }) => callEndpoint(listRegistrations, { query }, { signal }),
    placeholderData: keepPreviousData,
  });
