import { Link } from 'react-router';

import * as phrases from '#phrases/ui.ts';
import { shownPages } from '#web/ui/data/data-table/shown-pages.ts';
import { Icon, type IconName } from '#web/ui/primitives/icon/icon.tsx';
import styles from './link-pager.module.css';

/** Pages as links, so that they work before any script has run: one at each edge, two around the current one (SPEC §9). */
export function LinkPager({
  page,
  totalPages,
  addressOf,
}: {
  page: number;
  totalPages: number;
  addressOf: (page: number) => string;
}) {
  return (
    <nav aria-label={phrases.pagesOfTheList} className={styles['pager']}>
      <Step
        to={page > 1 ? addressOf(page - 1) : undefined}
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
            <Link
              to={addressOf(shown)}
              aria-label={phrases.page({ shown })}
              aria-current={shown === page ? 'page' : undefined}
              preventScrollReset
            >
              {shown}
            </Link>
          </li>
        ))}
      </ol>
      <Step
        to={page < totalPages ? addressOf(page + 1) : undefined}
        rel="next"
        label={phrases.nextPage}
        icon="arrowRight"
      />
    </nav>
  );
}

function Step({
  to,
  rel,
  label,
  icon,
}: {
  to: string | undefined;
  rel: string;
  label: string;
  icon: IconName;
}) {
  if (to === undefined) {
    return (
      <span className={styles['none']} aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link to={to} rel={rel} aria-label={label} preventScrollReset>
      <Icon name={icon} />
    </Link>
  );
}
