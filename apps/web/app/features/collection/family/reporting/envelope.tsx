import type { Treasurer } from '@sangamam/contract/ledger/terms/treasurer';

import styles from './payments.module.css';

/** The lines of the envelope of a check. */
export function Envelope({ treasurer: { payableTo, treasurerAddress } }: { treasurer: Treasurer }) {
  const lines = [payableTo, ...Object.values(treasurerAddress)].filter(Boolean);
  return (
    <address className={styles['address']}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
