import type {
  ArrivalDepartureInfo,
  FamilyShuttle,
  StoredLeg,
} from '@sangamam/contract/travel/plan/travel-plan';

import type { OrderRow } from '#server/features/orders/order/order-facts.ts';

import type { NamedLeg } from './travel-plan-read-model.ts';

/** The travel plan of an order in its wire format. */
export function presentTravelPlan(
  { travelNotes, travelRevision }: Pick<OrderRow, 'travelNotes' | 'travelRevision'>,
  legs: readonly NamedLeg[],
  shuttles: readonly FamilyShuttle[] = [],
): ArrivalDepartureInfo {
  return {
    arrivalInfo: presentLeg(legs, 'ARRIVAL'),
    departureInfo: presentLeg(legs, 'DEPARTURE'),
    notes: travelNotes,
    revision: travelRevision,
    shuttles: [...shuttles],
  };
}

function presentLeg(legs: readonly NamedLeg[], direction: NamedLeg['leg']['direction']): StoredLeg | null {
  const found = legs.find(({ leg }) => leg.direction === direction);
  if (!found) return null;
  const { transportationRequired, airportCode, date, time, flightNumber, numberOfPassengers } = found.leg;
  return {
    transportationRequired,
    airport: airportCode,
    airportName: found.airportName,
    date,
    time: hoursAndMinutes(time),
    flightNumber,
    numberOfPassengers,
  };
}

/** `HH:mm` of a stored time, which has seconds. */
export function hoursAndMinutes(time: string | null): string | null {
  return time === null ? null : time.slice(0, 5);
}
