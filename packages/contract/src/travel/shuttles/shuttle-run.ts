import { z } from 'zod';

import { calendarDate } from '../../fields/dates/calendar-date.ts';
import { entityId } from '../../fields/entity-id.ts';
import { revision } from '../../fields/revision.ts';
import { freeText } from '../../fields/text.ts';
import { travelDirections } from '../plan/travel-plan.ts';

/** Where a family is, as the driver says. */
export const pickupStates = ['WAITING', 'PICKED_UP', 'NOT_THERE', 'DELAYED'] as const;
export type PickupState = (typeof pickupStates)[number];

/** A time of 24 hours, `HH:mm`, local to the convention. */
const clockTime = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/u, 'Please enter a time of 24 hours, such as 14:30');

/** A shuttle run as staff edit it. */
export const shuttleRunDraft = z.strictObject({
  direction: z.enum(travelDirections),
  airport: z.string().trim().min(1, 'Please choose an airport').max(10),
  day: calendarDate,
  departsAt: clockTime,
  seats: z.int('Please enter the number of seats').min(1, 'At least 1 seat').max(99, 'At most 99 seats'),
  /** Of the convention's drivers; nobody yet with `null`. A run of one who was removed goes on naming that one. */
  driverId: entityId.nullable(),
  /** Of the convention's vehicles. A run has no more seats than its vehicle. */
  vehicleId: entityId.nullable(),
  meetingPoint: freeText({ max: 300, invalid: 'Please keep the meeting point under 300 characters' }),
});
export type ShuttleRunDraft = z.output<typeof shuttleRunDraft>;

/** A family on a run. `orderId` links to the registration. */
export const shuttleFamily = z.object({
  orderId: z.string(),
  number: z.string(),
  familyName: z.string(),
  phone: z.string().nullable(),
  /** Seats that the family has on this run. */
  passengers: z.int(),
  /** Passengers of the whole journey; more than on this run where a family is split. */
  ofPassengers: z.int(),
  flightNumber: z.string(),
  day: z.string(),
  time: z.string(),
  notes: z.string(),
  /** False when the run leaves before the flight lands, or later than the flight allows. */
  fits: z.boolean(),
  /** False once the registration is no longer confirmed. */
  isConfirmed: z.boolean(),
  state: z.enum(pickupStates),
  /** Of DELAYED, as the driver heard it. */
  delayMinutes: z.int().nullable(),
  stateAt: z.string().nullable(),
});
export type ShuttleFamily = z.output<typeof shuttleFamily>;

/** A shuttle run with its families, ordered by their flights. */
export const shuttleRun = z.object({
  _id: z.string(),
  ...shuttleRunDraft.shape,
  meetingPoint: z.string(),
  /** The driver as families are told. */
  driverName: z.string(),
  driverPhone: z.string(),
  vehicleName: z.string().nullable(),
  airportName: z.string(),
  taken: z.int(),
  /** Made or changed by hand: planning leaves it alone. */
  pinned: z.boolean(),
  publishedAt: z.string().nullable(),
  /** Whether the driver has a link, which works until the run's day is over. */
  hasLink: z.boolean(),
  families: z.array(shuttleFamily),
  revision,
});
export type ShuttleRun = z.output<typeof shuttleRun>;
