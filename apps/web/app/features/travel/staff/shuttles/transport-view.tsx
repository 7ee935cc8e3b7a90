import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import { adminPaths } from '@sangamam/contract/admin-paths';
import { Link } from 'react-router';

import * as phrases from '#phrases/travel/staff/journeys.ts';
import { useCurrentInView } from '#web/lib/use-current-in-view.ts';
import { useListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { conventionInAddress } from '#web/domain/conventions/convention-in-address.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { SelectField } from '#web/ui/form/field/select-field.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';

import { useTransportConventions, useTransportOverview } from './api/transport.ts';
import { FleetView } from '../fleet/fleet-view.tsx';
import { JourneyTable } from '../journeys/journey-table.tsx';
import { RunBoard } from './runs/run-board.tsx';
import { chosenConvention } from './transport-choice.ts';
import styles from './transport.module.css';
import { WhatIsMissing } from './what-is-missing.tsx';

/** What the desk shows: its runs, all journeys, or drivers and vehicles. */
type TransportSide = 'runs' | 'journeys' | 'fleet';

const sides = [
  ['runs', '', phrases.runsView],
  ['journeys', '&view=journeys', phrases.journeysView],
  ['fleet', '&view=fleet', phrases.fleetView],
] as const;

/** The sides of the desk, each with its own address. */
function TransportTabs({ conventionId, side }: { conventionId: string; side: TransportSide }) {
  const row = useCurrentInView<HTMLUListElement>(side);
  return (
    <nav aria-label={phrases.views}>
      <ul ref={row} className={styles['tabs']}>
        {sides.map(([one, query, label]) => (
          <li key={one}>
            <Link
              to={`${adminPaths.transport}?conventionId=${conventionId}${query}`}
              aria-current={side === one ? 'page' : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The side that an address names. */
function sideOf(view: string): TransportSide {
  return view === 'journeys' || view === 'fleet' ? view : 'runs';
}

/** The transport desk of a convention: its shuttle runs, all journeys, or drivers and vehicles. `roles` are the reader's. */
export function TransportView({ roles }: { roles: readonly StaffRole[] }) {
  const params = useListParams();
  const mayManage = hasAbility(roles, 'manage-transport');
  const maySeeOrders = hasAbility(roles, 'see-registrations');
  // Asked at once with the conventions.
  useTransportOverview(conventionInAddress(params));
  return (
    <Loaded query={useTransportConventions()}>
      {(conventions) => {
        const chosen = chosenConvention(conventions, params);
        if (!chosen) {
          return (
            <EmptyState title={phrases.noConfirmedFamilies}>
              <p>{phrases.journeysAppearHere}</p>
            </EmptyState>
          );
        }
        const side = sideOf(params.filter('view'));
        return (
          <Stack gap="lg">
            {params.filter('conventionId') !== chosen.conventionId && conventions.length > 1 && (
              <div className={styles['convention']}>
                <SelectField
                  label={phrases.convention}
                  value={chosen.conventionId}
                  options={conventions.map(({ conventionId, name }) => ({
                    value: conventionId,
                    label: name,
                  }))}
                  onChange={({ target }) => params.setFilter('conventionId', target.value)}
                />
              </div>
            )}
            <OfConvention conventionId={chosen.conventionId}>
              {(overview) => (
                <>
                  <WhatIsMissing overview={overview} conventionId={chosen.conventionId} />
                  <TransportTabs conventionId={chosen.conventionId} side={side} />
                  {side === 'fleet' && <FleetView conventionId={chosen.conventionId} mayManage={mayManage} />}
                  {side === 'journeys' && (
                    <JourneyTable
                      conventionId={chosen.conventionId}
                      days={overview.days}
                      params={params}
                      roles={roles}
                    />
                  )}
                  {side === 'runs' && (
                    <RunBoard
                      convention={chosen}
                      days={overview.days}
                      runDays={overview.runDays}
                      planSettings={overview.planSettings}
                      params={params}
                      may={{ manage: mayManage, seeOrders: maySeeOrders }}
                    />
                  )}
                </>
              )}
            </OfConvention>
          </Stack>
        );
      }}
    </Loaded>
  );
}

type Overview = NonNullable<ReturnType<typeof useTransportOverview>['data']>;

function OfConvention({
  conventionId,
  children,
}: {
  conventionId: string;
  children: (overview: Overview) => React.ReactNode;
}) {
  return <Loaded query={useTransportOverview(conventionId)}>{children}</Loaded>;
}
