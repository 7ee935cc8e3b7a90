import { createSlicer } from '#server/adapters/threads/slicer.ts';

import { fillRun, type Rider } from './fill-run.ts';
import { RidersBySize, type Preference } from './riders-by-size.ts';

/** What a plan may do: seats of a run, and minutes between the first and the last flight of a run. */
export interface PlanLimits {
  seats: number;
  waiting: number;
}

/**
 * Groups riders of one airport and direction into runs: never more than `seats`, flights within `waiting` minutes, a
 * family whole unless it is larger than a run. Several ways of filling are tried and the one with the fewest runs wins.
 * Deterministic: the same riders, in whatever order, make the same plan.
 */
export async function planRuns(
  riders: readonly Rider[],
  limits: PlanLimits,
  pause = createSlicer(),
): Promise<Rider[][]> {
  const sorted = await sortByFlight(splitLarge(riders, limits.seats), pause);
  const backwards = sorted.toReversed();
  const plans = [
    await sweep(sorted, limits, 'NEXT_FLIGHT', pause),
    await sweep(sorted, limits, 'LARGEST_NEXT_FLIGHT', pause),
    await sweep(backwards, limits, 'NEXT_FLIGHT', pause),
    await sweep(backwards, limits, 'LARGEST_FARTHEST_FLIGHT', pause),
  ];
  const best = plans.reduce((fewest, plan) => (plan.length < fewest.length ? plan : fewest));
  const runs: Rider[][] = [];
  for (const run of best) {
    await pause();
    runs.push(run.toSorted(byFlight));
  }
  return runs.toSorted(
    (a, b) => first(a) - first(b) || (a[0]?.orderId ?? '').localeCompare(b[0]?.orderId ?? ''),
  );
}

/** Fills run after run, each for the first rider who is left, from those whose flights are near enough. */
async function sweep(
  riders: readonly Rider[],
  { seats, waiting }: PlanLimits,
  preference: Preference,
  pause: () => Promise<void>,
): Promise<Rider[][]> {
  const runs: Rider[][] = [];
  const placed = riders.map((rider, place) => ({ ...rider, place }));
  const isSeated = placed.map(() => false);
  const near = new RidersBySize(seats, preference);
  let farthest = 0;
  for (const anchor of placed) {
    if (isSeated[anchor.place]) continue;
    await pause();
    for (let next = placed[farthest]; next; next = placed[(farthest += 1)]) {
      if (Math.abs(next.at - anchor.at) > waiting) break;
      near.add(next);
    }
    near.takeEarliest(anchor.passengers);
    const run = fillRun([anchor, ...near.whoMayFill(seats - anchor.passengers)], seats);
    for (const { place, passengers } of run) {
      isSeated[place] = true;
      if (place !== anchor.place) near.takePreferred(passengers);
    }
    runs.push(run.flatMap(({ place }) => riders[place] ?? []));
  }
  return runs;
}

/** Riders as they share runs: one that is larger than a run as full runs and the rest. */
function splitLarge(riders: readonly Rider[], seats: number): Rider[] {
  return riders.flatMap((rider) => {
    const full = Math.floor(rider.passengers / seats);
    const rest = rider.passengers % seats;
    if (full === 0 || rider.passengers === seats) return [rider];
    const parts = Array.from({ length: full }, () => seats);
    return [...parts, ...(rest > 0 ? [rest] : [])].map((passengers) => ({ ...rider, passengers }));
  });
}

/** The riders of one minute after those of the other. */
async function sortByFlight(riders: readonly Rider[], pause: () => Promise<void>): Promise<Rider[]> {
  const byMinute = [...Map.groupBy(riders, ({ at }) => at)].toSorted(([a], [b]) => a - b);
  const sorted: Rider[] = [];
  for (const [, ofMinute] of byMinute) {
    await pause();
    for (const rider of ofMinute.toSorted(byFlight)) sorted.push(rider);
  }
  return sorted;
}

function byFlight(a: Rider, b: Rider): number {
  return a.at - b.at || b.passengers - a.passengers || a.orderId.localeCompare(b.orderId);
}

const first = (run: readonly Rider[]) => run[0]?.at ?? 0;
