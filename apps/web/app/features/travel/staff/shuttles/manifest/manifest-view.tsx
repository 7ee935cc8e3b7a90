import { adminPaths } from '@sangamam/contract/admin-paths';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { ShuttleFamily, ShuttleRun } from '@sangamam/contract/travel/shuttles/shuttle-run';
import { travelDirections } from '@sangamam/contract/travel/plan/travel-plan';

import * as phrases from '#phrases/travel/staff/journeys.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { HeadingAction } from '#web/ui/layout/page/heading-action.tsx';
import { Row, Stack } from '#web/ui/layout/page/page.tsx';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';

import { useRuns, useTransportConventions } from '../api/transport.ts';
import { chosenConvention } from '../transport-choice.ts';
import styles from './manifest.module.css';

/** The runs of a direction and day to print, those of each driver together and in their order. */
export function ManifestView() {
  const params = useListParams();
  return (
    <Loaded query={useTransportConventions()}>
      {(conventions) => {
        const chosen = chosenConvention(conventions, params);
        if (!chosen) return <EmptyState title={phrases.noManifests} />;
        const { conventionId } = chosen;
        return (
          <Stack gap="lg">
            <div className={styles['controls']}>
              <Row>
                <LinkButton
                  to={`${adminPaths.transport}${window.location.search}`}
                  variant="muted"
                  icon="arrowLeft"
                >
                  {phrases.backToTransport}
                </LinkButton>
              </Row>
            </div>
            <Manifests conventionId={conventionId} filter={params.filter} />
          </Stack>
        );
      }}
    </Loaded>
  );
}

/** An address may be changed by hand: only an id is asked for. */
const isId = (text: string) => /^[\da-f-]{36}$/u.test(text);

function Manifests({ conventionId, filter }: { conventionId: string; filter: (name: string) => string }) {
  const direction = travelDirections.find((one) => one === filter('direction'));
  const day = /^\d{4}-\d\d-\d\d$/u.test(filter('day')) ? filter('day') : undefined;
  const runs = useRuns(conventionId, {
    ...(isId(filter('run')) && { runId: filter('run') }),
    ...(direction && { direction }),
    ...(day && { day }),
    ...(filter('airport') && { airport: filter('airport') }),
  });
  return (
    <Loaded query={runs}>
      {(list) => {
        const full = list.filter(({ families }) => families.length > 0);
        if (full.length === 0) {
          return (
            <EmptyState title={phrases.noManifests}>
              <p>{phrases.chooseAnotherDay}</p>
            </EmptyState>
          );
        }
        const byDriver = Map.groupBy(full, ({ driverName, driverPhone }) => driverName || driverPhone);
        const inOrder = [...byDriver].toSorted(
          ([a], [b]) => Number(a === '') - Number(b === '') || a.localeCompare(b),
        );
        return (
          <>
            <HeadingAction>
              <Button data-print="none" onClick={() => print()}>
                {phrases.printThis}
              </Button>
            </HeadingAction>
            {inOrder.map(([driver, own]) => (
              <section key={driver} className={styles['driver']} aria-labelledby={`driver-${own[0]?._id}`}>
                <h2 id={`driver-${own[0]?._id}`}>
                  {phrases.runsOfDriver({ driver: driver || phrases.noDriver, runs: own.length })}
                </h2>
                {own.map((run) => (
                  <Manifest key={run._id} run={run} />
                ))}
              </section>
            ))}
          </>
        );
      }}
    </Loaded>
  );
}

function Manifest({ run }: { run: ShuttleRun }) {
  const { direction, airportName, day, departsAt, driverName, driverPhone, meetingPoint, taken } = run;
  const title = phrases.manifestOf({ direction: phrases.directions[direction], airport: airportName });
  return (
    <section className={styles['manifest']} aria-labelledby={`run-${run._id}`}>
      <h3 id={`run-${run._id}`}>
        {title}, {shortDate(day)}, {departsAt}
      </h3>
      <Facts
        facts={[
          { name: phrases.driver, value: [driverName, driverPhone].filter(Boolean).join(', ') },
          { name: phrases.meetingPoint, value: meetingPoint },
        ]}
      />
      <DataTable
        caption={title}
        columns={columns}
        rows={run.families}
        rowKey={({ orderId }) => orderId}
        empty={null}
      />
      <p>{phrases.totalPassengers({ count: taken })}</p>
    </section>
  );
}

const columns: readonly Column<ShuttleFamily>[] = [
  {
    key: 'here',
    header: phrases.signed,
    cell: () => (
      <>
        <span className={styles['box']} />
        <span className="visually-hidden">{phrases.signed}</span>
      </>
    ),
  },
  {
    key: 'family',
    header: phrases.family,
    rowHeader: true,
    cell: ({ familyName, number }) => (
      <span>
        {familyName}
        <small>{number}</small>
      </span>
    ),
  },
  { key: 'passengers', header: phrases.passengers, numeric: true, cell: ({ passengers }) => passengers },
  {
    key: 'flight',
    header: phrases.flight,
    cell: ({ flightNumber, time }) => phrases.flightAt({ flight: flightNumber, time }),
  },
  { key: 'phone', header: phrases.phone, cell: ({ phone }) => phone ?? phrases.noPhone },
  { key: 'notes', header: phrases.notes, cell: ({ notes }) => notes },
];
