import type {
  TransportConvention,
  TransportDay,
} from '@sangamam/contract/travel/journeys/transport-endpoints';
import { travelDirections, type TravelDirection } from '@sangamam/contract/travel/plan/travel-plan';

import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';

/** What the board shows: all of it is in the address. */
export interface BoardChoice {
  conventionId: string;
  direction: TravelDirection;
  day: string;
  /** Empty for all. */
  airport: string;
}

/** The convention that the address names, else the one that starts last. */
export function chosenConvention(
  conventions: readonly TransportConvention[],
  params: ListParams,
): TransportConvention | undefined {
  return (
    conventions.find(({ conventionId }) => conventionId === params.filter('conventionId')) ?? conventions[0]
  );
}

/** The direction, day and airport of the address; else arrivals, on the first day that is not over. */
export function boardChoice(
  { conventionId, today }: TransportConvention,
  days: readonly TransportDay[],
  params: ListParams,
): BoardChoice | undefined {
  const wanted = travelDirections.find((one) => one === params.filter('direction'));
  const direction = wanted ?? days[0]?.direction ?? 'ARRIVAL';
  const own = days.filter((one) => one.direction === direction).map(({ day }) => day);
  const typed = params.filter('day');
  const day = /^\d{4}-\d\d-\d\d$/u.test(typed) ? typed : (own.find((one) => one >= today) ?? own[0]);
  return day === undefined ? undefined : { conventionId, direction, day, airport: params.filter('airport') };
}
