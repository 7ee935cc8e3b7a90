import type { StaffRole } from '@sangamam/contract/accounts/roles';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import type { getOverview } from '@sangamam/contract/reports/overview/overview-endpoints';
import { overviewTiles, type OverviewTile } from '@sangamam/contract/reports/overview/overview-tiles';
import { hasAbility } from '@sangamam/contract/staff/abilities';
import type { ReactNode } from 'react';

import * as phrases from '#phrases/reports/staff/overview.ts';
import { useConvention } from '#web/domain/conventions/use-convention.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

import { useOverview, useOverviewWeek } from './api.ts';
import { MoneySummary } from './money-summary.tsx';
import { OverviewPlots } from '../plots/overview-plots.tsx';
import { TileGroup } from './overview-tile.tsx';
import { OverviewWeek } from './week.tsx';

/** What needs attention, what is assigned to the reader, what comes next and what a week changed, who is here, what families still need, registrations, money and plots: what the reader's roles may see. */
export function OverviewView({
  roles,
  children,
}: {
  roles: readonly StaffRole[];
  /** Further numbers, above the plots. */
  children?: ReactNode;
}) {
  const shown = useConvention();
  const query = useOverview(shown);
  const week = useOverviewWeek(shown);
  return (
    <>
      <Loaded query={query} skeleton={<CardSkeletons count={3} lines={3} label={phrases.loading} />}>
        {(overview) =>
          shown && (
            <Groups overview={overview} chosen={shown.chosen} books={hasAbility(roles, 'manage-payments')}>
              <OverviewWeek query={week} chosen={shown.chosen} roles={roles} />
            </Groups>
          )
        }
      </Loaded>
      {children}
      {shown && hasAbility(roles, 'see-plots') && <OverviewPlots conventionId={shown.conventionId} />}
    </>
  );
}

function Groups({
  overview: { counts, money, families },
  chosen,
  books,
  children,
}: {
  overview: EndpointData<typeof getOverview>;
  chosen: string;
  books: boolean;
  /** Below what needs attention. */
  children: ReactNode;
}) {
  const inGroup = (group: OverviewTile['group']) =>
    counts.filter(({ key }) => overviewTiles[key].group === group);
  const mine = inGroup('MINE');
  return (
    <>
      <TileGroup title={phrases.needsAttention} counts={inGroup('ATTENTION')} chosen={chosen} zerosApart />
      {mine.some(({ count }) => count > 0) && (
        <TileGroup title={phrases.assignedToYou} counts={mine} chosen={chosen} small />
      )}
      {children}
      <TileGroup title={phrases.arrivals} counts={inGroup('ARRIVALS')} chosen={chosen} />
      <TileGroup
        title={phrases.checklists}
        {...(families && { intro: phrases.familiesReady(families) })}
        counts={inGroup('CHECKLISTS')}
        chosen={chosen}
        small
      />
      <TileGroup title={phrases.registrations} counts={inGroup('REGISTRATIONS')} chosen={chosen} small />
      {money && <MoneySummary money={money} chosen={chosen} books={books} />}
    </>
  );
}
