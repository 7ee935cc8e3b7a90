import { getConventionSetUp } from '@sangamam/contract/conventions/convention-desk-endpoints';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { conventionDeskKeys } from './convention-keys.ts';

/** A convention with its catalogue and what it lacks. */
export const useConvention = (conventionId: string) =>
  useQuery({
    queryKey: conventionDeskKeys.one(conventionId),
    queryFn: ({ signal }) => callEndpoint(getConventionSetUp, { params: { conventionId } }, { signal }),
  });
