import type { Driver, FleetPeak, ShuttlePlace, Vehicle } from '@sangamam/contract/travel/fleet/fleet';

import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { listAirports } from '#server/features/conventions/reference-data/list-airports.ts';

import { dayAndTime } from '../shuttles/planning/minutes.ts';
import { peaksOf } from '../shuttles/planning/schedule-fleet.ts';
import type { RunRow } from '../shuttles/shuttle-repository.ts';
import { listDepartures } from '../shuttles/shuttle-read-model.ts';
import {
  countOpenRuns,
  listDriverRows,
  listVehicleRows,
  type DriverRow,
  type VehicleRow,
} from './fleet-repository.ts';
import { readPlaces, tripOf, type PlaceOf } from './places.ts';

/**
 * The drivers, vehicles and airports of a convention, and when most of its vans are on the road.
 *
 * @throws NOT_FOUND for an unknown convention
 */
export async function readFleet(ctx: Context, conventionId: string) {
  const { timeZone } = await conventionById(ctx, conventionId);
  const openRuns = await countOpenRuns(ctx.db, conventionId, { timeZone, now: ctx.now() });
  const placeOf = await readPlaces(ctx, conventionId);
  return {
    drivers: (await listDriverRows(ctx.db, conventionId)).map((row) => presentDriver(row, openRuns)),
    vehicles: (await listVehicleRows(ctx.db, conventionId)).map((row) => presentVehicle(row, openRuns)),
    places: (await listAirports(ctx)).map((airport) => presentPlace(airport, placeOf)),
    peaks: presentPeaks(await listDepartures(ctx.db, conventionId), placeOf),
  };
}

type OpenRuns = ReadonlyMap<string, number>;

/** A driver in its wire format. */
export function presentDriver({ id, name, phone, revision }: DriverRow, openRuns: OpenRuns): Driver {
  return { _id: id, name, phone, revision, openRuns: openRuns.get(id) ?? 0 };
}

/** A vehicle in its wire format. */
export function presentVehicle({ id, name, seats, revision }: VehicleRow, openRuns: OpenRuns): Vehicle {
  return { _id: id, name, seats, revision, openRuns: openRuns.get(id) ?? 0 };
}

/** An airport in its wire format. */
export function presentPlace({ code, name }: { code: string; name: string }, placeOf: PlaceOf): ShuttlePlace {
  const { arrivalMeetingPoint, departureMeetingPoint, roundTripMinutes } = placeOf(code);
  return { airport: code, airportName: name, arrivalMeetingPoint, departureMeetingPoint, roundTripMinutes };
}

/** How many vans are on the road at once at most, for each day. */
export function presentPeaks(
  runs: readonly Pick<RunRow, 'day' | 'departsAt' | 'airportCode'>[],
  placeOf: PlaceOf,
): FleetPeak[] {
  const trips = runs.map((run) => ({ day: run.day, ...tripOf(run, placeOf) }));
  return peaksOf(trips).map(({ day, at, vans }) => ({ day, time: dayAndTime(at).time, vans }));
}
