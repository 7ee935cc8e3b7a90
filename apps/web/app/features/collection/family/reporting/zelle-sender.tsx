import { useState } from 'react';

import * as phrases from '#phrases/collection/family/payments.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { lazyDialog } from '#web/ui/feedback/dialog/lazy-dialog.tsx';

import { useRefreshPayments } from './api.ts';
import styles from './payments.module.css';

const CorrectionDialog = lazyDialog(async () =>
  import('./correct-zelle-sender-dialog.tsx').then((module) => module.CorrectZelleSenderDialog),
);

/** The address by which the treasurer looks for a Zelle transfer, with the way to correct it. */
export function ZelleSender({ orderId, payerEmail }: { orderId: string; payerEmail: string }) {
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
