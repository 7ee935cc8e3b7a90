import type { EndpointData } from '@sangamam/contract/http/endpoint';
import type { getOverview } from '@sangamam/contract/reports/overview/overview-endpoints';
import { overviewTiles, type OverviewTile } from '@sangamam/contract/reports/overview/overview-tiles';
import type { ReactNode } from 'react';

import * as phrases from '#phrases/reports/staff/overview.ts';
import { useConvention } from '#web/domain/conventions/use-convention.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

import { useOverview } from './api.ts';
import { MoneySummary } from './money-summary.tsx';
import { OverviewPlots } from '../plots/overview-plots.tsx';
import { TileGroup } from './overview-tile.tsx';

/** What needs attention, who is here, what families still need, registrations, money and plots: what the reader's roles may see. */
export function OverviewView({
  plots = false,
  books = false,
  children,
}: {
  plots?: boolean;
  /** Whether the reader may open the books. */
  books?: boolean;
  /** Further numbers, above the plots. */
  children?: ReactNode;
}) {
  const shown = useConvention();
  const query = useOverview(shown);
  return (
    <>
      <Loaded query={query} skeleton={<CardSkeletons count={3} lines={3} label={phrases.loading} />}>
        {(overview) => shown && <Groups overview={overview} chosen={shown.chosen} books={books} />}
      </Loaded>
      {children}
      {plots && shown && <OverviewPlots conventionId={shown.conventionId} />}
    </>
  );
}

function Groups({
  overview: { counts, money, families },
  chosen,
  books,
}: {
  overview: EndpointData<typeof getOverview>;
  chosen: string;
  books: boolean;
}) {
  const inGroup = (group: OverviewTile['group']) =>
    counts.filter(({ key }) => overviewTiles[key].group === group);
  return (
    <>
      <TileGroup title={phrases.needsAttention} counts={inGroup('ATTENTION')} chosen={chosen} zerosApart />
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
