import { listConventionSetUps } from '@sangamam/contract/conventions/convention-desk-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { useQuery } from '@tanstack/react-query';

import { callEndpoint } from '#web/lib/api/call-endpoint.ts';
import { conventionDeskKeys } from './convention-keys.ts';

export type ConventionRow = EndpointData<typeof listConventionSetUps>[number];

/** Every convention, those in preparation too. */
export const useConventions = () =>
  useQuery({
    queryKey: conventionDeskKeys.list,
    queryFn: ({ signal }) => callEndpoint(listConventionSetUps, {}, { signal }),
  });
