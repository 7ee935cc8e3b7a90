import * as phrases from '#phrases/ui.ts';
import styles from './spinner.module.css';

/** Turning petals. With `label` it says what is awaited; without, the words beside it do. */
export function Spinner({ label, size = '1.25em' }: { label?: string; size?: string }) {
  return (
    <span className={styles['spinner']} {...(label && { role: 'status' })}>
      <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true" focusable="false">
        {angles.map((angle, index) => (
          <path
            key={angle}
            d="M0-4.500C2.200-6.500 2.200-9 0-11.500C-2.200-9-2.200-6.500 0-4.500Z"
            transform={`rotate(${angle})`}
            opacity={0.2 + index * 0.115}
          />
        ))}
      </svg>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  );
}

const angles = [0, 45, 90, 135, 180, 225, 270, 315];

/** A page's place while its code and data are on the way (SPEC §2: a spinner shows while content loads). */
export function PageSpinner({ label = phrases.loading }: { label?: string }) {
  return (
    <div className={styles['page']} data-loading>
      <Spinner label={label} size="3rem" />
    </div>
  );
}
