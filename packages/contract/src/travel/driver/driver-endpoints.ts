import { z } from 'zod';

import { entityId } from '../../fields/entity-id.ts';
import { pickupStates } from '../shuttles/shuttle-run.ts';
import { travelDirections } from '../plan/travel-plan.ts';
import { resource } from '../../http/resource.ts';

const params = z.object({ token: z.string().min(20).max(100) });

/** A family as the driver of its run sees it: nothing else about it. */
export const driverFamily = z.object({
  familyId: z.string(),
  familyName: z.string(),
  phone: z.string().nullable(),
  passengers: z.int(),
  flightNumber: z.string(),
  /** Of the flight, `HH:mm`. */
  time: z.string(),
  notes: z.string(),
  state: z.enum(pickupStates),
  delayMinutes: z.int().nullable(),
});
export type DriverFamily = z.output<typeof driverFamily>;

/** A family that had seats on the run and is not on it any more, because its flight changed or it does not come. */
export const leftFamily = z.object({ familyId: z.string(), familyName: z.string(), passengers: z.int() });

/** A run as its driver sees it. */
export const driverRun = z.object({
  runId: z.string(),
  conventionName: z.string(),
  direction: z.enum(travelDirections),
  airportName: z.string(),
  day: z.string(),
  departsAt: z.string(),
  seats: z.int(),
  meetingPoint: z.string(),
  driverName: z.string(),
  families: z.array(driverFamily),
  left: z.array(leftFamily),
});
export type DriverRun = z.output<typeof driverRun>;

const driver = resource({
  path: '/v1/driver/{token}',
  tag: 'Driver',
  access: 'anonymous',
  params: params,
});

/** The run of a driver's link. A link that is unknown, revoked or of a day that is over does not exist. */
export const getDriverRun = driver.get('', {
  summary: 'The shuttle run of a driver’s link',
  limit: 'driver',
  data: driverRun,
});

const act = z
  .strictObject({
    /** Made on the device: an act that is sent again has no second effect. */
    id: entityId,
    familyId: entityId,
    state: z.enum(pickupStates),
    delayMinutes: z.int().min(1).max(600).nullable(),
    /** When the driver did it, by the device’s clock. */
    doneAt: z.iso.datetime(),
  })
  .refine(({ state, delayMinutes }) => (state === 'DELAYED') === (delayMinutes !== null), {
    path: ['delayMinutes'],
    error: 'Please enter the minutes of the delay',
  });
export type DriverAct = z.input<typeof act>;

/**
 * Records what a driver did, also some time later: acts wait on the device while there is no connection. The latest act
 * on a family counts, whatever the sequence in which they arrive. Acts on families that have left the run are dropped.
 */
export const recordDriverActs = driver.post('/acts', {
  summary: 'Record what the driver of a run did',
  limit: 'driver',
  body: z.strictObject({ acts: z.array(act).min(1).max(200) }),
  data: driverRun,
});
