import type { ReactNode } from 'react';

import styles from './payments.module.css';

/** What to do, in order. */
export function PaymentSteps({ steps }: { steps: readonly ReactNode[] }) {
  return (
    <ol className={styles['steps']}>
      {steps.map((step, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed list, told by its order
        <li key={index}>{step}</li>
      ))}
    </ol>
  );
}
