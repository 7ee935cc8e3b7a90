import type { Timetable, Trip } from './timetable.ts';

/** Something that makes one trip at a time. */
interface Busy {
  timetable: Timetable;
}

/**
 * Who of several makes a trip: of those who are free, the one who came back last, so that trips make chains and as few as
 * possible are needed. Notes the trip. Nothing where all are on the road.
 */
export function takeFree<Each extends Busy>(all: readonly Each[], trip: Trip): Each | undefined {
  let chosen: Each | undefined;
  let latest = -Infinity;
  for (const one of all) {
    if (!one.timetable.isFree(trip)) continue;
    const cameBack = one.timetable.cameBackBy(trip.from);
    if (chosen && cameBack <= latest) continue;
    chosen = one;
    latest = cameBack;
  }
  chosen?.timetable.add(trip);
  return chosen;
}

/** The smallest free vehicle with enough seats makes the trip; of equally large ones, as `takeFree`. */
export function takeVehicle<Each extends Busy & { seats: number }>(
  vehicles: readonly Each[],
  { passengers, ...trip }: Trip & { passengers: number },
): Each | undefined {
  const sizes = [...new Set(vehicles.map(({ seats }) => seats))].toSorted((a, b) => a - b);
  for (const size of sizes.filter((seats) => seats >= passengers)) {
    const chosen = takeFree(
      vehicles.filter(({ seats }) => seats === size),
      trip,
    );
    if (chosen) return chosen;
  }
  return undefined;
}

/** When most trips of each day are under way at once, at the first such minute, by day; a trip counts from its start. */
export function peaksOf(
  trips: readonly (Trip & { day: string })[],
): { day: string; at: number; vans: number }[] {
  const peaks = new Map<string, { day: string; at: number; vans: number }>();
  const sorted = trips.toSorted((a, b) => a.from - b.from);
  const ends = trips.map(({ until }) => until).toSorted((a, b) => a - b);
  let ended = 0;
  for (const [index, { day, from }] of sorted.entries()) {
    // Of several that leave in one minute, the last one sees all.
    if (sorted[index + 1]?.from === from) continue;
    while ((ends[ended] ?? Infinity) <= from) ended += 1;
    const vans = index + 1 - ended;
    const known = peaks.get(day);
    if (!known || known.vans < vans) peaks.set(day, { day, at: from, vans });
  }
  return [...peaks.values()].toSorted((a, b) => a.day.localeCompare(b.day));
}
