import type { PlanSettings } from '@sangamam/contract/travel/shuttles/plan-settings';

import { createSlicer } from '#server/adapters/threads/slicer.ts';

import { fewestRuns } from './planning/fewest-runs.ts';
import type { Rider } from './planning/fill-run.ts';
import { dayAndTime, minutesOf } from './planning/minutes.ts';
import { planRuns } from './planning/plan-runs.ts';
import { legKey, type PlannableLeg } from './plan-read-model.ts';

/** Riders of one direction and airport. */
export interface RiderGroup {
  direction: PlannableLeg['direction'];
  airport: string;
  riders: Rider[];
}

/** A run that planning would make. */
export interface PlannedDrive {
  day: string;
  departsAt: string;
  riders: Rider[];
}

/** The same with its runs. */
export interface PlannedGroup extends Omit<RiderGroup, 'riders'> {
  runs: PlannedDrive[];
  /** No plan has fewer runs. */
  fewest: number;
}

/** Runs leave at times that people can remember: every five minutes. */
const step = 5;

/** The passengers of these journeys who have no seat on the runs that are kept, by direction and airport. */
export async function groupRiders(
  legs: readonly PlannableLeg[],
  seated: ReadonlyMap<string, number>,
  pause = createSlicer(),
): Promise<RiderGroup[]> {
  const groups = new Map<string, RiderGroup>();
  for (const leg of legs) {
    await pause();
    const { orderId, direction, airportCode, date, time } = leg;
    const passengers = (leg.numberOfPassengers ?? 0) - (seated.get(legKey(leg)) ?? 0);
    if (passengers <= 0 || airportCode === null || date === null || time === null) continue;
    const key = `${direction} ${airportCode}`;
    const group = groups.get(key) ?? { direction, airport: airportCode, riders: [] };
    group.riders.push({ orderId, passengers, at: minutesOf(date, time) });
    groups.set(key, group);
  }
  return [...groups.keys()].toSorted().flatMap((key) => groups.get(key) ?? []);
}

/**
 * Plans the runs of a group: from the airport after the last landing, to the airport before the first flight. Other requests
 * run in between.
 */
export async function planGroup(
  { direction, airport, riders }: RiderGroup,
  settings: PlanSettings,
  pause = createSlicer(),
): Promise<PlannedGroup> {
  const limits = { seats: settings.seats, waiting: settings.waitingMinutes };
  const fewest = await fewestRuns(riders, limits, pause);
  const runs = (await planRuns(riders, limits, pause)).map((run) => {
    const flights = run.map(({ at }) => at);
    const minutes =
      direction === 'ARRIVAL'
        ? Math.ceil((Math.max(...flights) + settings.luggageMinutes) / step) * step
        : Math.floor((Math.min(...flights) - settings.leadMinutes) / step) * step;
    const { day, time: departsAt } = dayAndTime(minutes);
    return { day, departsAt, riders: run };
  });
  return { direction, airport, runs, fewest };
}
