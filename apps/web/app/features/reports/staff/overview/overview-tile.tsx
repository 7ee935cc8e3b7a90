import type { OverviewCount } from '@sangamam/contract/reports/overview/overview-endpoints';
import { overviewTiles } from '@sangamam/contract/reports/overview/overview-tiles';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { useId } from 'react';
import { Link } from 'react-router';

import * as phrases from '#phrases/reports/staff/overview.ts';
import { conventionParameter } from '#web/domain/conventions/use-convention.ts';

import styles from './overview.module.css';

const day = 24 * 60 * 60_000;

/** Whole days since an instant; undefined without one. */
function daysSince(instant: string | null, now = Date.now()): number | undefined {
  return instant === null ? undefined : Math.max(0, Math.floor((now - Date.parse(instant)) / day));
}

/** A number, as a link to exactly what it counts; with how many are expected, its amounts, and since when the oldest has been waiting. */
function Tile({
  count: { key, count, expected, amounts, oldest },
  chosen,
}: {
  count: OverviewCount;
  chosen: string;
}) {
  const { page, query, ofConvention } = overviewTiles[key];
  const search = new URLSearchParams({ ...query, ...(ofConvention && { [conventionParameter]: chosen }) });
  const days = daysSince(oldest);
  return (
    <li>
      <Link
        to={{ pathname: page, search: search.toString() }}
        className={styles['tile']}
        data-some={count > 0 || undefined}
      >
        <span className={styles['figure']}>{count}</span>
        <span className={styles['label']}>{phrases.tiles[key]}</span>
        {expected !== null && <span className={styles['more']}>{phrases.ofExpected({ expected })}</span>}
        {count > 0 && amounts.length > 0 && (
          <span className={styles['more']}>
            {amounts.map(({ amount, currency }) => formatMoney(amount, currency)).join(' · ')}
          </span>
        )}
        {days !== undefined && count > 0 && (
          <span className={styles['more']} data-late={days > lateDays || undefined}>
            {phrases.oldestWaits(days)}
          </span>
        )}
      </Link>
    </li>
  );
}

/** Families are told that a decision takes three days. */
const lateDays = 3;

/** Numbers of one kind; nothing where the reader's roles see none. */
export function TileGroup({
  title,
  intro,
  counts,
  chosen,
  small = false,
  zerosApart = false,
}: {
  title: string;
  intro?: string;
  counts: readonly OverviewCount[];
  /** The convention in the links: an id, or all. */
  chosen: string;
  small?: boolean;
  /** Numbers that are 0 on a quiet line below the others. */
  zerosApart?: boolean;
}) {
  const heading = useId();
  if (counts.length === 0) return null;
  const none = zerosApart ? counts.filter(({ count }) => count === 0) : [];
  const some = counts.filter((count) => !none.includes(count));
  return (
    <section aria-labelledby={heading} className={styles['group']}>
      <h2 id={heading}>{title}</h2>
      {intro && <p className={styles['intro']}>{intro}</p>}
      {some.length === 0 && <p className={styles['intro']}>{phrases.nothingNeedsYou}</p>}
      {[some, none].map(
        (shown) =>
          shown.length > 0 && (
            <ul
              key={shown === some ? 'some' : 'none'}
              className={styles[shown === some ? 'grid' : 'none']}
              data-small={small || undefined}
              aria-labelledby={heading}
            >
              {shown.map((count) => (
                <Tile key={count.key} count={count} chosen={chosen} />
              ))}
            </ul>
          ),
      )}
    </section>
  );
}
