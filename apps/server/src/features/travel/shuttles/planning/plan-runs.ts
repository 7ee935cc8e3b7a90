import { fillRun, type Rider } from './fill-run.ts';

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
export function planRuns(riders: readonly Rider[], limits: PlanLimits): Rider[][] {
  const sorted = splitLarge(riders, limits.seats).toSorted(byFlight);
  const plans = [
    sweep(sorted, limits, byFlight),
    sweep(sorted, limits, bySize),
    sweep(sorted.toReversed(), limits, (a, b) => byFlight(b, a)),
    sweep(sorted.toReversed(), limits, bySize),
  ];
  const best = plans.reduce((fewest, plan) => (plan.length < fewest.length ? plan : fewest));
  return best
    .map((run) => run.toSorted(byFlight))
    .toSorted((a, b) => first(a) - first(b) || (a[0]?.orderId ?? '').localeCompare(b[0]?.orderId ?? ''));
}

/** Fills run after run, each for the first rider who is left, from those whose flights are near enough. */
function sweep(
  riders: readonly Rider[],
  { seats, waiting }: PlanLimits,
  preference: (a: Rider, b: Rider) => number,
): Rider[][] {
  const runs: Rider[][] = [];
  let left = [...riders];
  while (left[0]) {
    const [anchor] = left;
    const near = left.slice(1).filter(({ at }) => Math.abs(at - anchor.at) <= waiting);
    const run = new Set(fillRun([anchor, ...near.toSorted(preference)], seats));
    runs.push([...run]);
    left = left.filter((rider) => !run.has(rider));
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

function byFlight(a: Rider, b: Rider): number {
  return a.at - b.at || b.passengers - a.passengers || a.orderId.localeCompare(b.orderId);
}

function bySize(a: Rider, b: Rider): number {
  return b.passengers - a.passengers || byFlight(a, b);
}

const first = (run: readonly Rider[]) => run[0]?.at ?? 0;
