import type { EndpointInput } from '@sangamam/contract/http/endpoint';
import * as endpoints from '@sangamam/contract/travel/journeys/transport-endpoints';
import { keepPreviousData } from '@tanstack/react-query';

import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

/** The group of all queries of the transport desk: a move changes journeys, runs and counts alike. */
export const transportGroup = 'transport';

/** Drivers say where families are: the desk looks again this often, in milliseconds. */
const lookAgainMs = 15_000;

/** The conventions with confirmed families. */
export const useTransportConventions = createQueryHook(endpoints.listTransportConventions, () => ({}), {
  group: transportGroup,
});

/** Journeys by direction, airport and day, and what is missing. Nothing is asked without a convention. */
export const useTransportOverview = createQueryHook(
  endpoints.getTransportOverview,
  (conventionId: string | undefined) =>
    conventionId === undefined ? undefined : { params: { conventionId } },
  { group: transportGroup },
);

/** Filters of the list of journeys, as sent. */
export type JourneyQuery = EndpointInput<typeof endpoints.listJourneys>['query'];

/** A page of journeys; the previous one stays while the next is loading. */
export const useJourneys = createQueryHook(
  endpoints.listJourneys,
  (conventionId: string, query: JourneyQuery) => ({ params: { conventionId }, query }),
  { group: transportGroup, placeholderData: keepPreviousData },
);

/** Which runs, as sent. */
export type RunQuery = EndpointInput<typeof endpoints.listRuns>['query'];

/** Runs with their families, and what their drivers say. */
export const useRuns = createQueryHook(
  endpoints.listRuns,
  (conventionId: string, query: RunQuery) => ({ params: { conventionId }, query }),
  { group: transportGroup, placeholderData: keepPreviousData, refetchInterval: lookAgainMs },
);
