import type { RefundRow } from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';

import * as phrases from '#phrases/ledger/staff/refunds.ts';
import { shortInstant } from '#web/lib/text/date-text.ts';

import styles from './refunds.module.css';

/** Who brought a refund to each of its states, and when, and why a fee is kept. */
export function RefundSteps({ refund }: { refund: RefundRow }) {
  const { steps, keptFeeReason, amount } = refund;
  return (
    <ol className={styles['steps']} aria-label={phrases.steps}>
      {steps.map(({ state, reason, actorName, at }) => (
        <li key={`${state} ${at}`}>
          {state === 'DONE' && amount === 0 ? phrases.stateKept : phrases.stepNames[state]}{' '}
          <time dateTime={at}>{shortInstant(at)}</time>
          {actorName !== null && `, ${actorName}`}
          {state === 'DUE' && keptFeeReason && <span className={styles['why']}>{keptFeeReason}</span>}
          {reason && <span className={styles['why']}>{reason}</span>}
        </li>
      ))}
    </ol>
  );
}
