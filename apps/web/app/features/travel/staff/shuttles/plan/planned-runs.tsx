import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { PlannedRun, ShuttlePlan } from '@sangamam/contract/travel/shuttles/shuttle-endpoints';

import * as phrases from '#phrases/travel/staff/journeys.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';

import styles from '../transport.module.css';

/** A plan before it is accepted: how many runs, against the fewest possible, and each of them. */
export function PlannedRuns({
  plan,
  airports,
}: {
  plan: ShuttlePlan;
  airports: ReadonlyMap<string, string>;
}) {
  const { runs, journeys, fewestRuns, keptRuns, replacedRuns, splitFamilies } = plan;
  if (runs.length === 0) return <p>{phrases.nothingToPlan}</p>;
  return (
    <Stack gap="sm">
      <h3>{phrases.planned}</h3>
      <p>
        {phrases.planSummary({ runs: runs.length, journeys })} {phrases.planBound({ fewest: fewestRuns })}
      </p>
      <VansNeeded plan={plan} />
      <p>{phrases.planKeeps({ kept: keptRuns, replaced: replacedRuns })}</p>
      {splitFamilies > 0 && <p>{phrases.planSplits({ count: splitFamilies })}</p>}
      <div className={styles['planned']}>
        <DataTable
          caption={phrases.planned}
          columns={columnsFor(airports)}
          rows={runs}
          rowKey={(run) => `${run.direction} ${run.airport} ${run.day} ${run.departsAt} ${runs.indexOf(run)}`}
          empty={null}
        />
      </div>
    </Stack>
  );
}

/** When most vans are on the road, against those that there are, and runs that are left without one or a driver. */
function VansNeeded({ plan: { peaks, runs, vehicles, drivers } }: { plan: ShuttlePlan }) {
  const most = peaks.toSorted((a, b) => b.vans - a.vans)[0];
  const withoutVehicle = runs.filter(({ vehicleName }) => vehicleName === null).length;
  const withoutDriver = runs.filter(({ driverName }) => driverName === null).length;
  if (!most) return null;
  return (
    <>
      <p>
        {phrases.vansNeeded({ vans: most.vans, day: shortDate(most.day), time: most.time })}{' '}
        {vehicles === 0 ? phrases.noVehiclesListed : phrases.vansThereAre(vehicles)}
      </p>
      {vehicles > 0 && withoutVehicle > 0 && <p>{phrases.withoutVehicle(withoutVehicle)}</p>}
      {drivers > 0 && withoutDriver > 0 && <p>{phrases.withoutDriver(withoutDriver)}</p>}
    </>
  );
}

function columnsFor(airports: ReadonlyMap<string, string>): readonly Column<PlannedRun>[] {
  return [
    {
      key: 'leaves',
      header: phrases.leaves,
      rowHeader: true,
      cell: ({ direction, day, departsAt }) =>
        `${phrases.directions[direction]}, ${shortDate(day)}, ${departsAt}`,
    },
    { key: 'airport', header: phrases.airport, cell: ({ airport }) => airports.get(airport) ?? airport },
    {
      key: 'seats',
      header: phrases.seats,
      cell: ({ taken, seats }) => phrases.seatsTaken({ taken, seats }),
    },
    {
      key: 'crew',
      header: phrases.crew,
      cell: ({ driverName, vehicleName }) =>
        [driverName, vehicleName].filter(Boolean).join(', ') || phrases.nobodyFree,
    },
    { key: 'families', header: phrases.families, numeric: true, cell: ({ families }) => families },
    {
      key: 'wait',
      header: phrases.wait,
      numeric: true,
      cell: ({ waitingMinutes }) => phrases.minutes({ minutes: waitingMinutes }),
    },
  ];
}
