import type { OverviewPlot, PlotNumbers } from '@sangamam/contract/reports/plots/plot-endpoints';
import { useId } from 'react';

import * as phrases from '#phrases/reports/staff/plots.ts';
import { ExportButtons } from '#web/domain/exports/export-buttons.tsx';
import type { PlotKind } from '#web/ui/data/plot/plot-data.ts';
import { Plot } from '#web/ui/data/plot/plot.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';

import { usePlotFile, usePlots } from './api.ts';
import styles from './overview-plots.module.css';

/** What has names is read row by row, what has an order from left to right. */
const kinds: Readonly<Record<OverviewPlot, PlotKind>> = {
  OVER_TIME: 'lines',
  BY_STATUS: 'rows',
  BY_UNIT: 'rows',
  BY_PACKAGE: 'rows',
  BY_AGE: 'rows',
  TRAVEL: 'bars',
  ROOMS: 'bars',
};

/** The plots of a convention. They compare one with the one before, so without a choice there are none. */
export function OverviewPlots({ conventionId }: { conventionId: string | undefined }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles['plots']}>
      <h2 id={heading}>{phrases.plots}</h2>
      {conventionId === undefined ? (
        <p>{phrases.chooseAConvention}</p>
      ) : (
        <Shown conventionId={conventionId} />
      )}
    </section>
  );
}

function Shown({ conventionId }: { conventionId: string }) {
  const query = usePlots(conventionId);
  return (
    <Loaded query={query} skeleton={<CardSkeletons count={2} lines={5} label={phrases.loadingThePlots} />}>
      {(plots) => (
        <div className={styles['grid']}>
          {plots.map((numbers) => (
            <OnePlot key={numbers.name} numbers={numbers} conventionId={conventionId} />
          ))}
        </div>
      )}
    </Loaded>
  );
}

function OnePlot({
  numbers: { name, series, points, line },
  conventionId,
}: {
  numbers: PlotNumbers;
  conventionId: string;
}) {
  const file = usePlotFile(name, conventionId);
  const title = phrases.titles[name];
  return (
    <Plot
      title={title}
      sliderLabel={phrases.pointShown[name]}
      kind={kinds[name]}
      data={{
        series: series.map((one) => ({ key: one, name: one })),
        points: points.map(({ label, values, list }) => ({
          key: label,
          label,
          values,
          ...(list !== null && { list }),
        })),
        ...(line !== null && { line }),
        format: String,
      }}
      empty={phrases.nothingToPlot}
      fileName={name.toLowerCase().replaceAll('_', '-')}
      table={phrases.pointShown[name]}
      actions={<ExportButtons table={title} file={file} variant="muted" />}
    />
  );
}
