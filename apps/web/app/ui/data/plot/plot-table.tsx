import { useId } from 'react';
import { Link } from 'react-router';

import * as phrases from '#phrases/ui-plot.ts';
import type { PlotData } from './plot-data.ts';
import styles from './plot.module.css';

/** The numbers of a plot, folded away. */
export function PlotTable({
  caption,
  header,
  data: { series, points, format },
}: {
  caption: string;
  /** Heads the column of the points. */
  header: string;
  data: PlotData;
}) {
  const id = useId();
  return (
    <details className={styles['numbers']}>
      <summary id={`${id}-summary`}>{phrases.showTheNumbers}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it */}
      <section className={styles['scroll']} tabIndex={0} aria-labelledby={`${id}-summary ${id}-caption`}>
        <table>
          <caption id={`${id}-caption`} className="visually-hidden">
            {caption}
          </caption>
          <thead>
            <tr>
              <th scope="col">{header}</th>
              {series.map(({ key, name }) => (
                <th key={key} scope="col" data-numeric>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ key, label, values, list }) => (
              <tr key={key}>
                <th scope="row">{list === undefined ? label : <Link to={list}>{label}</Link>}</th>
                {series.map(({ key: one }, place) => {
                  const value = values[place];
                  return (
                    <td key={one} data-numeric>
                      {value === null || value === undefined ? '–' : format(value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
