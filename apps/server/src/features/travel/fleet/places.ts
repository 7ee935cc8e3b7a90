import { defaultShuttlePlace, type ShuttlePlaceDraft } from '@sangamam/contract/travel/fleet/fleet';

import type { Context } from '#server/db/context.ts';

import { minutesOf } from '../shuttles/planning/minutes.ts';
import type { Trip } from '../shuttles/planning/timetable.ts';
import { listPlaceRows } from './fleet-repository.ts';

/** What runs of an airport start with, by its code. */
export type PlaceOf = (airport: string) => ShuttlePlaceDraft;

/** What runs of each airport of a convention start with; the usual where nobody has said so. */
export async function readPlaces(ctx: Context, conventionId: string): Promise<PlaceOf> {
  const rows = new Map((await listPlaceRows(ctx.db, conventionId)).map((row) => [row.airportCode, row]));
  return (airport) => rows.get(airport) ?? defaultShuttlePlace;
}

/** From the departure of a run until its driver and vehicle can leave again. */
export function tripOf(
  { day, departsAt, airportCode }: { day: string; departsAt: string; airportCode: string },
  placeOf: PlaceOf,
): Trip {
  const from = minutesOf(day, departsAt);
  return { from, until: from + placeOf(airportCode).roundTripMinutes };
}
