import { listRegistrations } from '@sangamam/contract/orders/registrations/registration-admin-endpoints';
import { parseRegistrationNumber } from '@sangamam/contract/orders/registration-number';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The registration with a typed number; nothing is asked for while the number is incomplete or mistyped. */
export const useFindRegistration = createQueryHook(
  listRegistrations,
  (typed: string) => {
    const number = parseRegistrationNumber(typed);
    return number === undefined ? undefined : { query: { search: number } };
  },
  { select: ({ docs }) => docs[0] },
);
