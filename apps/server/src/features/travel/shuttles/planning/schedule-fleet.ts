/** When somebody or something is on the road, in minutes since 1970 on the convention's clock. */
export interface Trip {
  from: number;
  until: number;
}

/** Something that makes one trip at a time. */
interface Busy {
  trips: Trip[];
}

/** Whether two trips share a minute; one may begin in the minute in which another ends. */
export function overlaps(a: Trip, b: Trip): boolean {
  return a.from < b.until && b.from < a.until;
}

/**
 * Who of several makes a trip: of those who are free, the one who came back last, so that trips make chains and as few as
 * possible are needed. Notes the trip. Nothing where all are on the road.
 */
export function takeFree<Each extends Busy>(all: readonly Each[], trip: Trip): Each | undefined {
  const free = all.filter(({ trips }) => !trips.some((other) => overlaps(other, trip)));
  const cameBack = ({ trips }: Each) =>
    Math.max(-Infinity, ...trips.filter(({ until }) => until <= trip.from).map(({ until }) => until));
  let chosen = free[0];
  for (const one of free) if (chosen && cameBack(one) > cameBack(chosen)) chosen = one;
  chosen?.trips.push(trip);
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
  let underWay: Trip[] = [];
  for (const [index, trip] of sorted.entries()) {
    underWay = [...underWay.filter(({ until }) => until > trip.from), trip];
    // Of several that leave in one minute, the last one sees all.
    if (sorted[index + 1]?.from === trip.from) continue;
    const known = peaks.get(trip.day);
    if (!known || known.vans < underWay.length)
      peaks.set(trip.day, { day: trip.day, at: trip.from, vans: underWay.length });
  }
  return [...peaks.values()].toSorted((a, b) => a.day.localeCompare(b.day));
}
