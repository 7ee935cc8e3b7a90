import { getPerson } from '@sangamam/contract/admin/people-desk';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { peopleDeskKeys } from './person-keys.ts';

/** One registrant with everything that hangs on the account. */
export const usePerson = (userId: string) =>
  useQuery({
    queryKey: peopleDeskKeys.one(userId),
    queryFn: ({ signal }) => callEndpoint(getPerson, { params: { userId } }, { signal }),
  });
