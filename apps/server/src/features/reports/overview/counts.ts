import type { OverviewCount } from '@sangamam/contract/reports/overview/overview-endpoints';
import type { OverviewTileKey } from '@sangamam/contract/reports/overview/overview-tiles';

/** A number of the overview, as far as it is about more than rows. */
type Counted = { count: number } & Partial<Pick<OverviewCount, 'amounts' | 'expected'>> & {
    oldest?: Date | null;
  };

/** The numbers of the overview, each by its tile. */
export type Counts = Partial<Record<OverviewTileKey, Counted>>;
