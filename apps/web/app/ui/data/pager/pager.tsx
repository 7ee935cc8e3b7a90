import { Link } from 'react-router';

import * as phrases from '#phrases/ui-lists.ts';
import { Icon, type IconName } from '#web/ui/primitives/icon/icon.tsx';
import styles from './pager.module.css';
import { shownPages } from './shown-pages.ts';

/** How a page is reached: by a link, which works before any script has run, or by a button. */
type PageTarget = { addressOf: (page: number) => string } | { onPage: (page: number) => void };

type PagerProps = PageTarget & {
  page: number;
  totalPages: number;
  /** Names it where a page has several lists. */
  label?: string;
};

/** Pages of a list: one at each edge, two around the current one (SPEC §9). */
export function Pager({ page, totalPages, label = phrases.pagesOfTheList, ...target }: PagerProps) {
  return (
    <nav aria-label={label} className={styles['pager']}>
      <Step
        target={target}
        to={page - 1}
        available={page > 1}
        rel="prev"
        label={phrases.previousPage}
        icon="arrowLeft"
      />
      <ol>
        {shownPages(page, totalPages).map((shown, index, all) => (
          <li key={shown}>
            {index > 0 && shown - (all[index - 1] ?? 0) > 1 && (
              <span className={styles['gap']} aria-hidden="true">
                …
              </span>
            )}
            <PageNumber target={target} shown={shown} current={shown === page} />
          </li>
        ))}
      </ol>
      <Step
        target={target}
        to={page + 1}
        available={page < totalPages}
        rel="next"
        label={phrases.nextPage}
        icon="arrowRight"
      />
    </nav>
  );
}

function PageNumber({ target, shown, current }: { target: PageTarget; shown: number; current: boolean }) {
  const named = {
    'aria-label': phrases.page({ shown }),
    'aria-current': current ? 'page' : undefined,
  } as const;
  return 'addressOf' in target ? (
    <Link to={target.addressOf(shown)} {...named} preventScrollReset>
      {shown}
    </Link>
  ) : (
    <button type="button" {...named} onClick={() => target.onPage(shown)}>
      {shown}
    </button>
  );
}

function Step({
  target,
  to,
  available,
  rel,
  label,
  icon,
}: {
  target: PageTarget;
  to: number;
  /** False at the edge of the list. */
  available: boolean;
  rel: string;
  label: string;
  icon: IconName;
}) {
  if ('onPage' in target) {
    return (
      <button type="button" disabled={!available} onClick={() => target.onPage(to)} aria-label={label}>
        <Icon name={icon} />
      </button>
    );
  }
  if (!available) {
    return (
      <span className={styles['none']} aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link to={target.addressOf(to)} rel={rel} aria-label={label} preventScrollReset>
      <Icon name={icon} />
    </Link>
  );
}
