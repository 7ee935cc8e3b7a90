import type { TravelDirection } from '../plan/travel-plan.ts';
import { defaultPlanSettings } from './plan-settings.ts';
import type { ShuttleRun } from './shuttle-run.ts';

type Run = Pick<ShuttleRun, '_id' | 'direction' | 'day' | 'departsAt' | 'seats' | 'taken'>;

/** Runs of another day than this many minutes around the flight are not proposed. */
const mostMinutesApart = 12 * 60;

/**
 * The run to propose for a family without seats: with enough free seats, from the airport the first after the flight and the
 * time for luggage, to the airport the last that leaves enough time before it. Nothing where none fits.
 */
export function nextRun<Each extends Run>(
  runs: readonly Each[],
  {
    direction,
    day,
    time,
    passengers,
  }: { direction: TravelDirection; day: string; time: string; passengers: number },
): Each | undefined {
  const flight = minutesOf(day, time);
  const { luggageMinutes, leadMinutes } = defaultPlanSettings;
  const distanceOf = (run: Run) => {
    const leaves = minutesOf(run.day, run.departsAt);
    return direction === 'ARRIVAL' ? leaves - flight - luggageMinutes : flight - leadMinutes - leaves;
  };
  const fits = (run: Run) => {
    const distance = distanceOf(run);
    return (
      run.direction === direction &&
      run.seats - run.taken >= passengers &&
      distance >= 0 &&
      distance <= mostMinutesApart
    );
  };
  return runs.filter(fits).toSorted((a, b) => distanceOf(a) - distanceOf(b))[0];
}

const minutesOf = (day: string, time: string) => Date.parse(`${day}T${time.slice(0, 5)}Z`) / 60_000;
