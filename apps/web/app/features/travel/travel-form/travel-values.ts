import { typedLeg, type TravelFormInput } from '@sangamam/contract/travel/travel-form';
import type { ArrivalDepartureInfo } from '@sangamam/contract/travel/travel-plan';

/** A stored travel plan as the form shows it. */
export function travelValues({ arrivalInfo, departureInfo, notes }: ArrivalDepartureInfo): TravelFormInput {
  const arrival = typedLeg(arrivalInfo);
  const departure = typedLeg(departureInfo);
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
