import type { PaymentRow } from '@sangamam/contract/payments/admin/payment-admin-endpoints';

import * as documentPhrases from '#phrases/domain/documents.ts';
import * as phrases from '#phrases/payments/admin.ts';
import { shortInstant } from '#web/lib/text/date-text.ts';
import { DocumentButton } from '#web/domain/documents/document-button.tsx';
import { Amount } from '#web/domain/money/amount.tsx';
import { PaymentActions } from './payment-actions.tsx';
import { entryNames } from './payment-words.ts';
import styles from './payments-admin.module.css';

/** The parts of a payment, its ledger and its actions. */
export function PaymentLedger({ payment }: { payment: PaymentRow }) {
  const { netAmount, feeAmount, dueAmount, receivedAmount, currency, entries } = payment;
  const sums: readonly (readonly [string, number])[] = [
    ['Registration', netAmount],
    [phrases.convenienceFee, feeAmount],
    ['Due', dueAmount],
    ['Received', receivedAmount],
  ];
  return (
    <div className={styles['ledger']}>
      <dl className={styles['sums']}>
        {sums.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Amount amount={amount} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      <ol className={styles['entries']} aria-label={phrases.ledger}>
        {entries.map(({ kind, amount, reference, reason, actorName, at }) => (
          <li key={`${at} ${kind}`}>
            <span className={styles['what']}>
              {entryNames[kind]}
              {amount !== 0 && (
                <>
                  {' '}
                  <Amount amount={amount} currency={currency} />
                </>
              )}
              {reference && <span className={styles['reference']}>{reference}</span>}
            </span>
            <span className={styles['when']}>
              <time dateTime={at}>{shortInstant(at)}</time>
              {actorName !== null && `, ${actorName}`}
            </span>
            {reason && <span className={styles['why']}>{reason}</span>}
          </li>
        ))}
      </ol>
      <DocumentButton kind="staff-receipt" orderId={payment.orderId} size="sm" variant="muted">
        {documentPhrases.receipt}
      </DocumentButton>
      <PaymentActions payment={payment} />
    </div>
  );
}
