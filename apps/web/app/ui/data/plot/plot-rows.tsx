import { Link } from 'react-router';

import { highestOf, type PlotData } from './plot-data.ts';
import styles from './plot-rows.module.css';

/**
 * A plot of things that have names, such as packages: each on a row of its own, with its bar and its number. Everything is
 * in words, so it needs neither a slider nor a table behind it. It draws the first series only.
 */
export function PlotRows({ data, labelledBy }: { data: PlotData; labelledBy: string }) {
  const highest = highestOf(data, 'rows');
  return (
    <ul className={styles['rows']} aria-labelledby={labelledBy}>
      {data.points.map(({ key, label, values: [value], list }) => (
        <li key={key}>
          <span className={styles['name']}>
            {list === undefined ? label : <Link to={list}>{label}</Link>}
          </span>
          <svg className={styles['bar']} width="100%" aria-hidden="true">
            <rect data-series="0" width={`${(100 * (value ?? 0)) / highest}%`} height="100%" rx="2" />
          </svg>
          <span className={styles['value']}>{data.format(value ?? 0)}</span>
        </li>
      ))}
    </ul>
  );
}
