import { adminPaths } from '@sangamam/contract/admin-paths';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type {
  TransportConvention,
  TransportDay,
} from '@sangamam/contract/travel/journeys/transport-endpoints';
import type { PlanSettings } from '@sangamam/contract/travel/shuttles/plan-settings';
import { travelDirections } from '@sangamam/contract/travel/plan/travel-plan';
import { useState } from 'react';

import * as phrases from '#phrases/travel/staff/journeys.ts';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';

import { useRuns } from '../api/transport.ts';
import { PlanDialog } from '../plan/plan-dialog.tsx';
import { boardChoice, type BoardChoice } from '../transport-choice.ts';
import styles from '../transport.module.css';
import { PublishDrafts } from './publish-drafts.tsx';
import { RunCard } from './run-card.tsx';
import { RunDialog } from './run-dialog.tsx';
import type { DeskRights } from './desk-rights.ts';
import { UnseatedFamilies } from './unseated-families.tsx';
import { useMoves } from './use-moves.ts';

/** The runs of a direction and day with their families, beside the families without seats. */
export function RunBoard({
  convention,
  days,
  runDays,
  planSettings,
  params,
  may,
}: {
  convention: TransportConvention;
  days: readonly TransportDay[];
  /** Days on which runs leave. */
  runDays: readonly Pick<TransportDay, 'direction' | 'day'>[];
  /** With what runs were planned last. */
  planSettings: PlanSettings;
  params: ListParams;
  may: DeskRights;
}) {
  const choice = boardChoice(convention, days, params);
  const [dialog, open] = useState<'plan' | 'run'>();
  if (!choice) {
    return (
      <EmptyState title={phrases.noFlightsYet}>
        <p>{phrases.runsFollow}</p>
      </EmptyState>
    );
  }
  const airports = [...new Map(days.map(({ airport, airportName }) => [airport, airportName]))];
  return (
    <>
      <Picker choice={choice} days={[...days, ...runDays]} airports={airports} params={params} />
      <Row>
        {may.manage && (
          <>
            <Button onClick={() => open('plan')}>{phrases.planAutomatically}</Button>
            <Button variant="secondary" icon="plus" onClick={() => open('run')}>
              {phrases.addRun}
            </Button>
          </>
        )}
        <LinkButton to={manifestOf(choice)} variant="secondary" icon="page">
          {phrases.print}
        </LinkButton>
      </Row>
      {may.manage && <p className={styles['sub']}>{phrases.plannedWith(planSettings)}</p>}
      <Runs choice={choice} may={may} />
      {may.manage && (
        <>
          <PlanDialog
            conventionId={choice.conventionId}
            airports={new Map(airports)}
            planSettings={planSettings}
            opened={dialog === 'plan'}
            onClose={() => open(undefined)}
          />
          <RunDialog
            conventionId={choice.conventionId}
            start={{
              direction: choice.direction,
              day: choice.day,
              airport: choice.airport || airportOf(choice, days),
            }}
            opened={dialog === 'run'}
            onClose={() => open(undefined)}
          />
        </>
      )}
    </>
  );
}

/** Where families of the direction and day are; else the first airport. */
function airportOf({ direction, day }: BoardChoice, days: readonly TransportDay[]): string {
  const one = days.find((other) => other.direction === direction && other.day === day);
  return (one ?? days[0])?.airport ?? '';
}

function manifestOf({ conventionId, direction, day, airport }: BoardChoice): string {
  const query = new URLSearchParams({
    conventionId,
    direction,
    day,
    ...(airport && { airport }),
  });
  return `${adminPaths.transportManifest}?${query}`;
}

function Runs({ choice, may }: { choice: BoardChoice; may: DeskRights }) {
  const { conventionId, direction, day, airport } = choice;
  const runs = useRuns(conventionId, { direction, day, ...(airport && { airport }) });
  const moves = useMoves(conventionId, direction);
  return (
    <div className={styles['board']}>
      <UnseatedFamilies choice={choice} may={may} moves={moves} />
      <Loaded query={runs}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title={phrases.noRunsYet}>
              <p>{may.manage && phrases.planOrAdd}</p>
            </EmptyState>
          ) : (
            <div>
              {may.manage && <PublishDrafts conventionId={conventionId} runs={list} />}
              <ul className={styles['runs']}>
                {list.map((run) => (
                  <RunCard key={run._id} run={run} conventionId={conventionId} may={may} moves={moves} />
                ))}
              </ul>
            </div>
          )
        }
      </Loaded>
    </div>
  );
}

function Picker({
  choice: { direction, day, airport },
  days,
  airports,
  params,
}: {
  choice: BoardChoice;
  days: readonly Pick<TransportDay, 'direction' | 'day'>[];
  airports: readonly (readonly [code: string, name: string])[];
  params: ListParams;
}) {
  const own = [...new Set([day, ...days.filter((one) => one.direction === direction).map((one) => one.day)])];
  return (
    <search className={styles['picker']}>
      <SelectField
        label={phrases.direction}
        value={direction}
        options={travelDirections.map((value) => ({ value, label: phrases.directions[value] }))}
        onChange={({ target }) => {
          params.clearFilters(['day']);
          params.setFilter('direction', target.value);
        }}
      />
      <SelectField
        label={phrases.day}
        value={day}
        options={own.toSorted().map((value) => ({ value, label: shortDate(value) }))}
        onChange={({ target }) => params.setFilter('day', target.value)}
      />
      <SelectField
        label={phrases.airport}
        value={airport}
        placeholder={phrases.allAirports}
        options={airports.map(([value, label]) => ({ value, label }))}
        onChange={({ target }) => params.setFilter('airport', target.value)}
      />
    </search>
  );
}
