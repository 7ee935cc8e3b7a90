import { z } from 'zod';

import { isCalendarDate } from '../../fields/dates/calendar-date.ts';
import { freeText } from '../../fields/text.ts';
import { revision } from '../../fields/revision.ts';
import { travelMessages } from './travel-messages.ts';

/** The two directions of a travel plan. */
export const travelDirections = ['ARRIVAL', 'DEPARTURE'] as const;
export type TravelDirection = (typeof travelDirections)[number];

const { mandatory, invalid, flightNumber, numbersOnly, atLeastOne, maxPassengers } = travelMessages;
const filled = z.string(mandatory).trim().min(1, mandatory);

/** A direction for which the family wants transport: everything about its flight is needed (SPEC §5). */
export const wantedLeg = z.strictObject({
  transportationRequired: z.literal(true),
  /** The code of an airport of the settings. */
  airport: filled.max(10, mandatory),
  /** Calendar date at the airport, `YYYY-MM-DD`. */
  date: filled.refine(isCalendarDate, { error: invalid, when: isFilled }),
  /** Local time at the airport, `HH:mm` of 24 hours. */
  time: filled.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^$/u, invalid),
  flightNumber: filled.regex(/^(?=.*[A-Za-z0-9])[A-Za-z0-9 -]{1,99}$|^$/u, flightNumber),
  numberOfPassengers: z
    .int({ error: ({ input }) => (input === undefined || input === null ? mandatory : numbersOnly) })
    .min(1, atLeastOne)
    .max(99, maxPassengers),
});
export type WantedLeg = z.output<typeof wantedLeg>;

/** A direction without transport: nothing else about it is looked at or stored. */
const unwantedLeg = z.object({ transportationRequired: z.literal(false) });

/** A direction as a family sends it. */
export const travelLeg = z.discriminatedUnion('transportationRequired', [wantedLeg, unwantedLeg]);
export type TravelLeg = z.output<typeof travelLeg>;

/** What a family sends of its arrival and departure. */
export const travelPlan = z.object({
  arrivalInfo: travelLeg,
  departureInfo: travelLeg,
  notes: freeText({ max: 1000, invalid: travelMessages.notesTooLong }),
});
export type TravelPlan = z.output<typeof travelPlan>;

/** A stored direction; all but the first is `null` without transport (SPEC §3 Arrival/departure). */
export const storedLeg = z.object({
  transportationRequired: z.boolean(),
  airport: z.string().nullable(),
  /** The airport's name, also once it is no longer offered. */
  airportName: z.string().nullable(),
  date: z.string().nullable(),
  time: z.string().nullable(),
  flightNumber: z.string().nullable(),
  numberOfPassengers: z.int().nullable(),
});
export type StoredLeg = z.output<typeof storedLeg>;

/** A published shuttle run as the family reads it. */
export const familyShuttle = z.object({
  direction: z.enum(travelDirections),
  airportName: z.string(),
  day: z.string(),
  departsAt: z.string(),
  meetingPoint: z.string(),
  driverName: z.string(),
  driverPhone: z.string(),
  /** Seats of the family. */
  passengers: z.int(),
});
export type FamilyShuttle = z.output<typeof familyShuttle>;

/** The travel plan of an order; a direction is `null` until the family has answered. */
export const arrivalDepartureInfo = z.object({
  arrivalInfo: storedLeg.nullable(),
  departureInfo: storedLeg.nullable(),
  notes: z.string(),
  revision,
  /** The family's published shuttle runs. */
  shuttles: z.array(familyShuttle),
});
export type ArrivalDepartureInfo = z.output<typeof arrivalDepartureInfo>;

function isFilled({ value }: { value: unknown }): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
