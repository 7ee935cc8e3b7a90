import { isCalendarDate } from '../../fields/dates/calendar-date.ts';
import { travelMessages } from './travel-messages.ts';

/** The days of both directions as far as they are enabled; anything may still be missing or wrong. */
export interface TravelDays {
  arrival?: string | undefined;
  departure?: string | undefined;
}

/** What a plan is compared with. */
export interface TravelDaysContext {
  /** Today where the convention is, `YYYY-MM-DD`. */
  today: string;
  /** The stored days: one that has passed and is not changed does not stop a family from changing the rest. */
  stored?: TravelDays | undefined;
}

/**
 * The rules of SPEC §5 over the days of a travel plan: each enabled day is after yesterday where the convention is, and
 * nobody leaves before they arrive. Answers a sentence per direction that is wrong.
 */
export function travelDayRefusals(days: TravelDays, { today, stored }: TravelDaysContext): TravelDays {
  const arrival = validDay(days.arrival);
  const departure = validDay(days.departure);
  const isPast = (day: string | undefined, before: string | undefined) =>
    day !== undefined && day < today && day !== before;
  const isTurned = arrival !== undefined && departure !== undefined && arrival > departure;
  return {
    arrival: isPast(arrival, stored?.arrival)
      ? travelMessages.pastDate
      : pick(isTurned, travelMessages.arrivalAfterDeparture),
    departure: isPast(departure, stored?.departure)
      ? travelMessages.pastDate
      : pick(isTurned, travelMessages.departureBeforeArrival),
  };
}

const validDay = (day: string | undefined) => (isCalendarDate(day) ? day : undefined);
const pick = (wrong: boolean, sentence: string) => (wrong ? sentence : undefined);
