import { listRegistrations } from '@sangamam/contract/admin/registration-desk';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { registrationDeskKeys } from './registration-keys.ts';
import type { RegistrationQuery } from './registrations.ts';

/** How many registrations a filter of the list leaves. */
export const useRegistrationCount = (filter: Pick<RegistrationQuery, 'status' | 'registrationStatus'>) => {
  const query = { ...filter, pageSize: '1' };
  return useQuery({
    queryKey: registrationDeskKeys.list(query),
    queryFn: async ({ signal }) => (await callEndpoint(listRegistrations, { query }, { signal })).total,
  });
};
