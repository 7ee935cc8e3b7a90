import { z } from 'zod';

import { crossField } from '../../fields/cross-field.ts';
import { travelDayRefusals, type TravelDaysContext } from './travel-dates.ts';
import { travelMessages } from './travel-messages.ts';
import { travelPlan, wantedLeg, type StoredLeg, type TravelPlan } from './travel-plan.ts';
import { typedDay, typedTime } from './typed-day-and-time.ts';

/** The page's fields, by the names of SPEC §3. Days are typed as MM-DD-YYYY, times with 24 hours. */
export interface TravelFormInput {
  arrivalTransport: string;
  arrivalAirport: string;
  arrivalFlightNumber: string;
  arrivalDate: string;
  arrivalTime: string;
  numberOfPassengersArrival: string;
  departureTransport: string;
  departureAirport: string;
  departureFlightNumber: string;
  departureDate: string;
  departureTime: string;
  numberOfPassengersDeparture: string;
  notes: string;
}

/** The names of the fields of a direction. */
export const travelFields = {
  arrivalInfo: {
    transportationRequired: 'arrivalTransport',
    airport: 'arrivalAirport',
    flightNumber: 'arrivalFlightNumber',
    date: 'arrivalDate',
    time: 'arrivalTime',
    numberOfPassengers: 'numberOfPassengersArrival',
  },
  departureInfo: {
    transportationRequired: 'departureTransport',
    airport: 'departureAirport',
    flightNumber: 'departureFlightNumber',
    date: 'departureDate',
    time: 'departureTime',
    numberOfPassengers: 'numberOfPassengersDeparture',
  },
} as const satisfies Record<
  'arrivalInfo' | 'departureInfo',
  Record<keyof typeof wantedLeg.shape, keyof TravelFormInput>
>;

type Side = keyof typeof travelFields;
const { mandatory, numbersOnly } = travelMessages;

/** How many people travel, as typed. */
const typedPassengers = z.string().trim().min(1, mandatory).regex(/^\d*$/u, numbersOnly);

/**
 * The rules of the page. Only the fields of enabled directions are judged; those of others may hold anything and are not
 * sent. `context` is what the days are compared with.
 */
export function travelForm(context: TravelDaysContext): z.ZodType<TravelPlan, TravelFormInput> {
  const field = z.string();
  return z
    .object({
      arrivalTransport: field,
      arrivalAirport: field,
      arrivalFlightNumber: field,
      arrivalDate: field,
      arrivalTime: field,
      numberOfPassengersArrival: field,
      departureTransport: field,
      departureAirport: field,
      departureFlightNumber: field,
      departureDate: field,
      departureTime: field,
      numberOfPassengersDeparture: field,
      notes: travelPlan.shape.notes,
    })
    .check(
      crossField<TravelFormInput>((loose, refuse) => {
        const values = loose as TravelFormInput;
        for (const side of ['arrivalInfo', 'departureInfo'] as const) {
          for (const [name, sentence] of legRefusals(values, side)) refuse([name], sentence);
        }
        const refused = travelDayRefusals(
          { arrival: dayOf(values, 'arrivalInfo'), departure: dayOf(values, 'departureInfo') },
          context,
        );
        if (refused.arrival) refuse(['arrivalDate'], refused.arrival);
        if (refused.departure) refuse(['departureDate'], refused.departure);
      }),
    )
    .transform((values) => ({
      arrivalInfo: toLeg(values, 'arrivalInfo'),
      departureInfo: toLeg(values, 'departureInfo'),
      notes: values.notes,
    }));
}

/** A stored direction as the page shows it. */
export function typedLeg(leg: StoredLeg | null) {
  return {
    transport: leg?.transportationRequired === true ? 'YES' : 'NO',
    airport: leg?.airport ?? '',
    flightNumber: leg?.flightNumber ?? '',
    date: leg?.date ? `${leg.date.slice(5, 7)}-${leg.date.slice(8, 10)}-${leg.date.slice(0, 4)}` : '',
    time: leg?.time ?? '',
    passengers: leg?.numberOfPassengers === null || !leg ? '' : String(leg.numberOfPassengers),
  };
}

const isEnabled = (values: TravelFormInput, side: Side) =>
  values[travelFields[side].transportationRequired] === 'YES';

function dayOf(values: TravelFormInput, side: Side): string | undefined {
  return isEnabled(values, side) ? typedDay(values[travelFields[side].date]) : undefined;
}

/** The fields of an enabled direction that are wrong, each with its first sentence. */
function legRefusals(values: TravelFormInput, side: Side): [keyof TravelFormInput, string][] {
  if (!isEnabled(values, side)) return [];
  const names = travelFields[side];
  const typed = typedPassengers.safeParse(values[names.numberOfPassengers]);
  const { error } = wantedLeg.safeParse(toLeg(values, side));
  const issues = (typed.error?.issues ?? []).map((issue) => ({ ...issue, path: ['numberOfPassengers'] }));
  const found = new Map<keyof TravelFormInput, string>();
  for (const { path, message } of [...issues, ...(error?.issues ?? [])]) {
    const name = names[path[0] as keyof typeof names];
    if (!found.has(name)) found.set(name, message);
  }
  return [...found];
}

function toLeg(values: TravelFormInput, side: Side): TravelPlan[Side] {
  if (!isEnabled(values, side)) return { transportationRequired: false };
  const names = travelFields[side];
  return {
    transportationRequired: true,
    airport: values[names.airport].trim(),
    flightNumber: values[names.flightNumber].trim(),
    // What cannot be read travels as it was typed, for the schema to refuse.
    date: typedDay(values[names.date]) ?? values[names.date].trim(),
    time: typedTime(values[names.time]) ?? values[names.time].trim(),
    numberOfPassengers: Number(values[names.numberOfPassengers].trim()),
  };
}
