import styles from './whole-dates.module.css';

/** A sentence whose dates (MM-DD-YYYY) do not break at their hyphens. */
export function WholeDates({ children }: { children: string }) {
  return children.split(/(\d\d-\d\d-\d{4})/u).map((part, index) =>
    // Every second part is a date.
    index % 2 === 0 ? (
      part
    ) : (
      <span key={`${part} ${index}`} className={styles['date']}>
        {part}
      </span>
    ),
  );
}
