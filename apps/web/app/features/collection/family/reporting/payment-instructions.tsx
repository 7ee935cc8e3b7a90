import { useState } from 'react';

import { isByTransfer } from '@sangamam/contract/ledger/terms/payment-methods';
import type { PaymentSummary } from '@sangamam/contract/collection/reporting/payment-endpoints';

import { BalanceLines } from '#web/domain/money/balance-lines.tsx';
import * as phrases from '#phrases/collection/family/payments.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { CardSkeletons } from '#web/ui/primitives/skeleton/skeleton.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';

import { useTreasurer, useRefreshPayments } from './api.ts';
import { PayeeDetails } from './payee-details.tsx';

import styles from './payments.module.css';

const CorrectionDialog = lazyDialog(async () =>
  import('./correct-zelle-sender-dialog.tsx').then((module) => module.CorrectZelleSenderDialog),
);

/** The address by which the treasurer looks for a Zelle transfer, with the way to correct it. */
function ZelleSender({ orderId, payerEmail }: { orderId: string; payerEmail: string }) {
  const [opened, setOpened] = useState(false);
  const refresh = useRefreshPayments();
  const close = () => {
    setOpened(false);
    // Also after a refusal: the payment is then no longer what this page shows.
    void refresh();
  };
  return (
    <div className={styles['sender']}>
      <p>
        {phrases.expectedTransferFrom} <strong className={styles['breakable']}>{payerEmail}</strong>
      </p>
      <Button variant="secondary" size="sm" onClick={() => setOpened(true)}>
        {phrases.correctThisAddress}
      </Button>
      <CorrectionDialog orderId={orderId} payerEmail={payerEmail} opened={opened} onClose={close} />
    </div>
  );
}

/** Everything that a family needs to send a payment that it has reported, or what is still open of it. */
export function PaymentInstructions({ summary }: { summary: PaymentSummary }) {
  const { orderId, payment, balance, currency, lines, tmpConvRegNo } = summary;
  const treasurer = useTreasurer(orderId);
  if (!payment) return null;
  return (
    <Card as="div">
      <Loaded query={treasurer} skeleton={<CardSkeletons count={1} lines={4} />}>
        {(loaded) => (
          <PayeeDetails
            method={payment.method}
            treasurer={loaded}
            amount={balance.open}
            currency={currency}
            memo={tmpConvRegNo}
            dueDate={payment.dueDate}
          />
        )}
      </Loaded>
      {isByTransfer(payment.method) && payment.payerEmail !== null && (
        <ZelleSender orderId={orderId} payerEmail={payment.payerEmail} />
      )}
      <div className={styles['sum']}>
        <BalanceLines caption={phrases.whatYouPay} lines={lines} balance={balance} currency={currency} />
      </div>
    </Card>
  );
}
