import styles from './ornament.module.css';

/** A small boat with a lamp that has drifted off among the lotuses: for a page that does not exist. */
export function LostBoat() {
  return (
    <svg
      className={styles['ornament']}
      viewBox="0 0 240 120"
      width="240"
      height="120"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="182" cy="34" r="16" fill="var(--gold-soft)" stroke="var(--gold)" strokeWidth="2" />
      <path d="M118 66V34M118 34c-5-4-5-10 0-17 5 7 5 13 0 17Z" stroke="var(--gold)" strokeWidth="2.5" />
      <path d="M118 31c-2-2-2-6 0-9 2 3 2 7 0 9Z" fill="var(--accent)" />
      <path
        d="M52 46c6 24 26 38 66 38s64-12 76-30c-8 38-34 46-76 46-44 0-66-16-66-54Z"
        fill="var(--primary)"
        stroke="var(--gold)"
        strokeWidth="2.5"
      />
      <path d="M62 66c10 20 30 28 56 28s52-6 68-24" stroke="var(--gold-light)" strokeWidth="1.5" />
      <path d="M8 106h34M58 110h70M146 106h30M190 110h42" stroke="var(--gold)" strokeWidth="2" />
      <path
        d="M24 98c-8-3-12-8-11-14 6 1 10 6 11 14Zm0 0c8-3 12-8 11-14-6 1-10 6-11 14Zm0 0c-5-6-5-14 0-20 5 6 5 14 0 20Z"
        fill="var(--accent-soft)"
        stroke="var(--accent)"
        strokeWidth="1.5"
      />
    </svg>
  );
}
