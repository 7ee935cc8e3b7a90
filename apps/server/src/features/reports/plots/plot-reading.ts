import type { PlotNumbers } from '@sangamam/contract/reports/plots/plot-endpoints';
import type { Ability } from '@sangamam/contract/staff/abilities';

/** The list that a point counts, and who may see it. */
interface CountedList {
  path: string;
  ability: Ability;
}

/** The numbers of a plot before it is known who reads them. */
export interface PlotReading {
  series: string[];
  line?: PlotNumbers['line'];
  points: { label: string; values: PlotNumbers['points'][number]['values']; list?: CountedList }[];
}
