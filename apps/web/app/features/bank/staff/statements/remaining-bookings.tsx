import { adminPaths } from '@sangamam/contract/admin-paths';
import type { RemainingBooking } from '@sangamam/contract/bank/statements/import-endpoints';
import { useState } from 'react';
import { Link } from 'react-router';

import * as phrases from '#phrases/bank/staff/statements.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { ReverseDialog } from '#web/features/ledger/staff/payments/reverse-dialog.tsx';

import { centsText } from './cents-text.ts';
import styles from './statements.module.css';

/** Bookings that an import keeps, each with the reason, and with the reversal of its payment where that is possible. */
export function RemainingBookings({
  kept,
  onReversed,
}: {
  kept: readonly RemainingBooking[];
  /** Takes back what can be taken back now. */
  onReversed: () => Promise<void>;
}) {
  const [reversing, setReversing] = useState<RemainingBooking['payment']>();
  const takeRestBack = async () => {
    try {
      await onReversed();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showToast({ message: error.message, tone: 'danger' });
    }
  };
  return (
    <Callout tone="warning" title={phrases.undoKept(kept.length)} live>
      <p>{phrases.keptText}</p>
      <ul className={styles['results']}>
        {kept.map(({ amount, message, payment, canReverse }) => (
          <li key={`${payment._id} ${amount}`}>
            <span>
              <Link to={adminPaths.registration(payment.orderId)}>{payment.registrantName}</Link>{' '}
              <span className={styles['number']}>{payment.tmpConvRegNo}</span>{' '}
              <span className={styles['amount']}>{centsText(amount * 100, payment.currency)}</span>
            </span>
            {canReverse && (
              <Button
                size="sm"
                variant="secondary"
                aria-label={phrases.reversePaymentOf({ name: payment.registrantName })}
                onClick={() => setReversing(payment)}
              >
                {phrases.reverse}
              </Button>
            )}
            <p>{canReverse ? message : phrases.keptForGood({ message })}</p>
          </li>
        ))}
      </ul>
      {reversing && (
        <ReverseDialog
          payment={reversing}
          opened
          onClose={() => setReversing(undefined)}
          onReversed={() => void takeRestBack()}
        />
      )}
    </Callout>
  );
}
