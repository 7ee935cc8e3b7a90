import { adminPaths } from '@sangamam/contract/admin-paths';
import type { PaymentRow } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { Link } from 'react-router';

import * as documentPhrases from '#phrases/domain/documents.ts';
import * as phrases from '#phrases/ledger/staff/payments.ts';
import { held, openRefund } from '#phrases/ledger/staff/refunds.ts';
import { shortInstant } from '#web/lib/text/date-text.ts';
import { DocumentButton } from '#web/domain/documents/document-button.tsx';
import { Amount } from '#web/domain/money/amount.tsx';
import { RecordCare } from '#web/features/casework/staff/care/record-care.tsx';
import { RecordHistory } from '#web/features/casework/staff/care/record-history.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';

import { PaymentActions } from './payment-actions.tsx';
import { entryName } from './payment-words.ts';
import styles from './payments-admin.module.css';

/** The parts of a payment, its ledger, its actions, and how staff look after it. */
export function PaymentLedger({ payment, onAsk }: { payment: PaymentRow; onAsk?: () => void }) {
  const { netAmount, feeAmount, dueAmount, receivedAmount, heldAmount, reservedAmount, currency, entries } =
    payment;
  const sums: readonly (readonly [string, number])[] = [
    ['Registration', netAmount],
    [phrases.convenienceFee, feeAmount],
    ['Due', dueAmount],
    ['Received', receivedAmount],
    ...(heldAmount === receivedAmount ? [] : [[held, heldAmount] as const]),
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
          <li key={`${at} ${kind} ${amount}`}>
            <span className={styles['what']}>
              {entryName({ kind, amount })}
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
      {reservedAmount > 0 && (
        <p>
          <Link to={`${adminPaths.refunds}?state=ALL&search=${payment.tmpConvRegNo}`}>
            {openRefund({ amount: formatMoney(reservedAmount, currency) })}
          </Link>
        </p>
      )}
      <Row>
        <DocumentButton
          kind="staff-receipt"
          orderId={payment.orderId}
          name={documentPhrases.receiptOf({ number: payment.tmpConvRegNo })}
          size="sm"
          variant="muted"
        >
          {documentPhrases.receipt}
        </DocumentButton>
      </Row>
      <PaymentActions payment={payment} {...(onAsk && { onAsk })} />
      <RecordCare record={{ ...payment, kind: 'PAYMENT' }} notes={payment.notes} />
      <RecordHistory kind="PAYMENT" recordId={payment._id} />
    </div>
  );
}
