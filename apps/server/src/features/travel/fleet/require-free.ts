import { busyMessage, vehicleSeatsMessage } from '@sangamam/contract/travel/fleet/fleet-messages';

import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { overlaps } from '../shuttles/planning/timetable.ts';
import { listRunsWith, type RunRow } from '../shuttles/shuttle-repository.ts';
import { lockDrivers, lockVehicles, type DriverRow, type VehicleRow } from './fleet-repository.ts';
import { readPlaces, tripOf } from './places.ts';

/** Driver and vehicle of a run, locked. */
interface Crew {
  driver: DriverRow | undefined;
  vehicle: VehicleRow | undefined;
}

/** A run as far as its crew has to know. */
type CrewedRun = Pick<RunRow, 'conventionId' | 'day' | 'departsAt' | 'airportCode' | 'seats'> & {
  /** Of a run that exists. */
  id?: string;
};

/** Locks driver and vehicle, before any run: two calls that assign the same driver come one after the other. */
export async function lockCrew(
  ctx: Context,
  { driverId, vehicleId }: { driverId: string | null; vehicleId: string | null },
): Promise<Crew> {
  const [driver] = await lockDrivers(ctx.db, driverId === null ? [] : [driverId]);
  const [vehicle] = await lockVehicles(ctx.db, vehicleId === null ? [] : [vehicleId]);
  if (driverId !== null && !driver) throw unknownDriver();
  if (vehicleId !== null && !vehicle) throw unknownVehicle();
  return { driver, vehicle };
}

/**
 * Refuses a crew that cannot make the run. Call it with driver and vehicle locked.
 *
 * @throws RQST_PARAMS_INVALID for those of another convention, and for more seats than the vehicle has; DRIVER_BUSY and
 *   VEHICLE_BUSY for one that is on another run then
 */
export async function requireFreeCrew(
  ctx: Context,
  { driver, vehicle }: Crew,
  run: CrewedRun,
): Promise<void> {
  if (driver && driver.conventionId !== run.conventionId) throw unknownDriver();
  if (vehicle && vehicle.conventionId !== run.conventionId) throw unknownVehicle();
  if (vehicle && vehicle.seats < run.seats)
    throw new AppError('RQST_PARAMS_INVALID', { field: 'seats', message: vehicleSeatsMessage(vehicle) });
  if (driver) await requireFreeDriver(ctx, driver, [run]);
  if (vehicle) {
    const other = await findClash(ctx, { vehicleId: vehicle.id }, [run]);
    if (other) throw new AppError('VEHICLE_BUSY', { field: 'vehicleId', message: messageOf(vehicle, other) });
  }
}

/** @throws DRIVER_BUSY when the driver, who is locked, is on another run while one of these is under way */
export async function requireFreeDriver(
  ctx: Context,
  driver: DriverRow,
  runs: readonly CrewedRun[],
): Promise<void> {
  const other = await findClash(ctx, { driverId: driver.id }, runs);
  if (other) throw new AppError('DRIVER_BUSY', { field: 'driverId', message: messageOf(driver, other) });
}

/** A run with that driver or vehicle that is under way at the same time as one of these. */
async function findClash(
  ctx: Context,
  who: { driverId?: string; vehicleId?: string },
  runs: readonly CrewedRun[],
): Promise<RunRow | undefined> {
  const [first] = runs;
  if (!first) return undefined;
  const placeOf = await readPlaces(ctx, first.conventionId);
  const own = new Set(runs.map(({ id }) => id));
  const others = (await listRunsWith(ctx.db, who)).filter(({ id }) => !own.has(id));
  const trips = runs.map((run) => tripOf(run, placeOf));
  return others.find((other) => trips.some((trip) => overlaps(trip, tripOf(other, placeOf))));
}

const messageOf = ({ name }: { name: string }, { day, departsAt: time }: RunRow) =>
  busyMessage({ name, day, time });

const unknownDriver = () =>
  new AppError('RQST_PARAMS_INVALID', { field: 'driverId', message: 'Please choose a driver' });
const unknownVehicle = () =>
  new AppError('RQST_PARAMS_INVALID', { field: 'vehicleId', message: 'Please choose a vehicle' });
