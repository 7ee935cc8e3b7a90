import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { PlannedRun, ShuttlePlan } from '@sangamam/contract/travel/admin/shuttle-endpoints';

import * as phrases from '#phrases/travel/admin.ts';
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
    { key: 'families', header: phrases.families, numeric: true, cell: ({ families }) => families },
    {
      key: 'wait',
      header: phrases.wait,
      numeric: true,
      cell: ({ waitingMinutes }) => phrases.minutes({ minutes: waitingMinutes }),
    },
  ];
}
