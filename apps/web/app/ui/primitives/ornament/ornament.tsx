import styles from './ornament.module.css';

/** A small garland of three lotus buds between gold threads; opens a heading or closes a section. */
export function Ornament({ centered = false }: { centered?: boolean }) {
  return (
    <svg
      className={styles['ornament']}
      data-centered={centered || undefined}
      viewBox="-60 -12 120 24"
      width="120"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M-58 0H-26M26 0H58" stroke="var(--gold)" strokeWidth="1.5" />
      <circle cx="-22" r="2" fill="var(--gold)" />
      <circle cx="22" r="2" fill="var(--gold)" />
      <path d="M0-11C5-5 5 3 0 10C-5 3-5-5 0-11Z" fill="var(--gold)" />
      <path
        d="M-2 10C-11 7-14 0-13-6C-6-5-2 2-2 10ZM2 10C11 7 14 0 13-6C6-5 2 2 2 10Z"
        fill="var(--accent)"
      />
    </svg>
  );
}
