import { listRegistrations } from '@sangamam/contract/orders/admin/registration-admin-endpoints';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';
import type { RegistrationQuery } from './registrations.ts';

/** How many registrations match a filter. */
export const useRegistrationCount = createQueryHook(
  listRegistrations,
  (filter: Pick<RegistrationQuery, 'status' | 'registrationStatus'>) => ({
    query: { ...filter, pageSize: '1' },
  }),
  { select: ({ total }) => total },
);
