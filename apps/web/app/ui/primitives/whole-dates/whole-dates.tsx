import { textParts } from '#web/lib/text/text-parts.ts';
import styles from './whole-dates.module.css';

/** A sentence whose dates (MM-DD-YYYY) do not break at their hyphens. */
export function WholeDates({ children }: { children: string }) {
  return textParts(children, /(\d\d-\d\d-\d{4})/u).map(({ at, part }) =>
    wholeDate.test(part) ? (
      <span key={at} className={styles['date']}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

const wholeDate = /^\d\d-\d\d-\d{4}$/u;
