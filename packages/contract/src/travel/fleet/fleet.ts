import { z } from 'zod';

import { revision } from '../../fields/revision.ts';
import { freeText, optionalLine, requiredLine } from '../../fields/text.ts';

/** A driver as staff edit it. */
export const driverDraft = z.strictObject({
  name: requiredLine({
    required: 'Please enter the name of the driver',
    invalid: 'Please keep this under 80 characters',
    min: 1,
    max: 80,
  }),
  /** As it is dialled: digits, blanks and + ( ) - only. */
  phone: optionalLine({
    invalid: 'Please enter a phone number',
    min: 5,
    max: 30,
    pattern: /^[+\d][\d ()-]*$/u,
  }),
});
export type DriverDraft = z.output<typeof driverDraft>;

/** Somebody who drives shuttle runs of a convention. */
export const driver = z.object({
  _id: z.string(),
  name: z.string(),
  phone: z.string(),
  /** Runs that have not left yet. */
  openRuns: z.int(),
  revision,
});
export type Driver = z.output<typeof driver>;

/** A vehicle as staff edit it. */
export const vehicleDraft = z.strictObject({
  name: requiredLine({
    required: 'Please enter a name, such as Van 1',
    invalid: 'Please keep this under 80 characters',
    min: 1,
    max: 80,
  }),
  /** For passengers, without the driver. */
  seats: z.int('Please enter the number of seats').min(1, 'At least 1 seat').max(99, 'At most 99 seats'),
});
export type VehicleDraft = z.output<typeof vehicleDraft>;

/** A vehicle of a convention. */
export const vehicle = z.object({
  _id: z.string(),
  name: z.string(),
  seats: z.int(),
  /** Runs that have not left yet. */
  openRuns: z.int(),
  revision,
});
export type Vehicle = z.output<typeof vehicle>;

const meetingPoint = freeText({ max: 300, invalid: 'Please keep the meeting point under 300 characters' });

/** What shuttle runs from and to an airport start with. */
export const shuttlePlaceDraft = z.strictObject({
  arrivalMeetingPoint: meetingPoint,
  departureMeetingPoint: meetingPoint,
  /** From leaving until vehicle and driver can leave again. */
  roundTripMinutes: z.int().min(5, 'At least 5 minutes').max(720, 'At most 720 minutes'),
});
export type ShuttlePlaceDraft = z.output<typeof shuttlePlaceDraft>;

/** Of an airport that nobody has said anything about. */
export const defaultShuttlePlace: ShuttlePlaceDraft = {
  arrivalMeetingPoint: '',
  departureMeetingPoint: '',
  roundTripMinutes: 90,
};

/** An airport as the runs of a convention use it. */
export const shuttlePlace = z.object({
  airport: z.string(),
  airportName: z.string(),
  ...shuttlePlaceDraft.shape,
});
export type ShuttlePlace = z.output<typeof shuttlePlace>;

/** When most runs of a day are on the road at once, and how many. */
export const fleetPeak = z.object({ day: z.string(), time: z.string(), vans: z.int() });
export type FleetPeak = z.output<typeof fleetPeak>;
