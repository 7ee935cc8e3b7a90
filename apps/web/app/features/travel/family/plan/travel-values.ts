import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { Order } from '@sangamam/contract/orders/order';
import { typedLeg, type TravelFormInput } from '@sangamam/contract/travel/plan/travel-form';
import type { ArrivalDepartureInfo, StoredLeg } from '@sangamam/contract/travel/plan/travel-plan';

/** What a direction starts with that was never asked for: the convention's day, and everybody who attends. */
export interface TravelSuggestion {
  /** `MM-DD-YYYY`, or empty. */
  arrival: string;
  departure: string;
  passengers: string;
}

/** Suggestions from the order; a day that has passed, `today` being `YYYY-MM-DD`, is none. */
export function travelSuggestion({ conventionData, participants }: Order, today: string): TravelSuggestion {
  const dayFrom = (date: string) => (date < today ? '' : shortDate(date));
  const attending = participants.filter(({ isParticipated }) => isParticipated).length;
  return {
    arrival: dayFrom(conventionData.startDate),
    departure: dayFrom(conventionData.endDate),
    passengers: attending > 0 ? String(attending) : '',
  };
}

/** A stored travel plan as the form shows it; what it does not say starts with the suggestion. */
export function travelValues(
  { arrivalInfo, departureInfo, notes }: ArrivalDepartureInfo,
  suggestion: TravelSuggestion,
): TravelFormInput {
  const leg = (stored: StoredLeg | null, date: string) => {
    const typed = typedLeg(stored);
    return {
      ...typed,
      date: typed.date || date,
      passengers: typed.passengers || suggestion.passengers,
    };
  };
  const arrival = leg(arrivalInfo, suggestion.arrival);
  const departure = leg(departureInfo, suggestion.departure);
  return {
    arrivalTransport: arrival.transport,
    arrivalAirport: arrival.airport,
    arrivalFlightNumber: arrival.flightNumber,
    arrivalDate: arrival.date,
    arrivalTime: arrival.time,
    numberOfPassengersArrival: arrival.passengers,
    departureTransport: departure.transport,
    departureAirport: departure.airport,
    departureFlightNumber: departure.flightNumber,
    departureDate: departure.date,
    departureTime: departure.time,
    numberOfPassengersDeparture: departure.passengers,
    notes,
  };
}
