import type { PlotKind, PlotPoint } from './plot-data.ts';
import styles from './plot.module.css';

/** As many bars have room for a label each, also on a phone. */
const fewBars = 4;

/** Labels below a drawing: of every bar where there are few, else of the first and the last point. */
export function PlotAxis({ points, kind }: { points: readonly PlotPoint[]; kind: PlotKind }) {
  const all = kind === 'bars' && points.length <= fewBars;
  const labelled = all ? points : [points[0], points.at(-1)];
  return (
    <div className={styles['axis']} data-all={all || undefined} aria-hidden="true">
      {labelled.map((point, index) => (
        <span key={index === 0 ? 'first' : point?.key}>{point?.short ?? point?.label}</span>
      ))}
    </div>
  );
}
