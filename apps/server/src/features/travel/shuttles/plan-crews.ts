import type { FleetPeak } from '@sangamam/contract/travel/fleet/fleet';

import { createSlicer } from '#server/adapters/threads/slicer.ts';
import type { Context } from '#server/db/context.ts';

import {
  listDriverRows,
  listVehicleRows,
  lockDrivers,
  lockVehicles,
  type DriverRow,
  type VehicleRow,
} from '../fleet/fleet-repository.ts';
import { readPlaces, tripOf, type PlaceOf } from '../fleet/places.ts';
import { presentPeaks } from '../fleet/read-fleet.ts';
import { takeFree, takeVehicle } from './planning/schedule-fleet.ts';
import { Timetable } from './planning/timetable.ts';
import type { PlannedDrive, PlannedGroup } from './plan-groups.ts';
import type { KeptRun } from './plan-read-model.ts';

/** Who drives a planned run with what, and where its passengers meet. */
export interface PlannedCrew {
  driver: Pick<DriverRow, 'id' | 'name' | 'phone'> | undefined;
  vehicle: Pick<VehicleRow, 'id' | 'name' | 'seats'> | undefined;
  meetingPoint: string;
}

interface Fleet {
  drivers: readonly DriverRow[];
  vehicles: readonly VehicleRow[];
  placeOf: PlaceOf;
}

/** Drivers, vehicles and airports of a convention; locked for a plan that is accepted. */
export async function readCrews(
  ctx: Context,
  conventionId: string,
  { lock }: { lock: boolean },
): Promise<Fleet> {
  if (lock) {
    await lockDrivers(ctx.db, idsOf(await listDriverRows(ctx.db, conventionId)));
    await lockVehicles(ctx.db, idsOf(await listVehicleRows(ctx.db, conventionId)));
  }
  const drivers = await listDriverRows(ctx.db, conventionId);
  const vehicles = await listVehicleRows(ctx.db, conventionId);
  return { drivers, vehicles, placeOf: await readPlaces(ctx, conventionId) };
}

/**
 * Gives planned runs the vehicles and drivers who are free, in the sequence in which they leave, so that each of them has a
 * chain of runs. Runs that stay keep theirs. Where there are vehicles, a run without one has no driver either. Answers as well
 * how many are on the road at once.
 */
export async function crewRuns(
  groups: readonly PlannedGroup[],
  kept: readonly KeptRun[],
  { drivers, vehicles, placeOf }: Fleet,
  pause = createSlicer(),
): Promise<{ crews: Map<PlannedDrive, PlannedCrew>; peaks: FleetPeak[] }> {
  const withTimetables = <Each extends { id: string }>(
    all: readonly Each[],
    by: 'driverId' | 'vehicleId',
  ) => {
    const runs = Map.groupBy(kept, (run) => run[by]);
    const tripsOf = (id: string) => (runs.get(id) ?? []).map((run) => tripOf(run, placeOf));
    return all.map((one) => ({ ...one, timetable: new Timetable(tripsOf(one.id)) }));
  };
  const freeDrivers = withTimetables(drivers, 'driverId');
  const freeVehicles = withTimetables(vehicles, 'vehicleId');
  const planned = groups
    .flatMap(({ direction, airport: airportCode, runs }) =>
      runs.map((run) => ({ run, direction, airportCode, day: run.day, departsAt: run.departsAt })),
    )
    .map((one) => ({ ...one, trip: tripOf(one, placeOf) }))
    .toSorted((a, b) => a.trip.from - b.trip.from);
  const crews = new Map<PlannedDrive, PlannedCrew>();
  for (const { run, trip, direction, airportCode } of planned) {
    await pause();
    const passengers = run.riders.reduce((sum, one) => sum + one.passengers, 0);
    const vehicle = takeVehicle(freeVehicles, { ...trip, passengers });
    const driver = vehicles.length > 0 && !vehicle ? undefined : takeFree(freeDrivers, { ...trip });
    const { arrivalMeetingPoint, departureMeetingPoint } = placeOf(airportCode);
    crews.set(run, {
      driver: driver && { id: driver.id, name: driver.name, phone: driver.phone },
      vehicle: vehicle && { id: vehicle.id, name: vehicle.name, seats: vehicle.seats },
      meetingPoint: direction === 'ARRIVAL' ? arrivalMeetingPoint : departureMeetingPoint,
    });
  }
  return { crews, peaks: presentPeaks([...kept, ...planned], placeOf) };
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
