import type { PaymentRow } from '@sangamam/contract/payments/admin/payment-admin-endpoints';
import { spokenAmount } from '@sangamam/contract/pricing/format-money';
import { useState } from 'react';

import { Button } from '#web/ui/primitives/button/button.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { ReasonDialog } from '#web/domain/decisions/reason-dialog.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { useApprovePayment } from './api/approve-payment.ts';
import { useDeclinePayment } from './api/decline-payment.ts';
import { useRejectPayment } from './api/reject-payment.ts';
import { afterPaymentApproval, missingOf, whosePayment } from './payment-words.ts';
import { ReceiveDialog } from './receive-dialog.tsx';

type Action = PaymentRow['actions'][number];

/** What the treasurer may do with a payment now; each asks once, naming what will happen. */
export function PaymentActions({ payment }: { payment: PaymentRow }) {
  const [asked, setAsked] = useState<Action>();
  const { _id, actions, receivedAmount, currency } = payment;
  const approve = useApprovePayment(_id);
  const decline = useDeclinePayment(_id);
  const reject = useRejectPayment(_id);
  const missing = missingOf(payment);
  const close = () => setAsked(undefined);
  const approveAs = async (reason?: string) => {
    const { permConvRegNo, orderStatus } = await approve.mutateAsync(reason);
    const confirmed = orderStatus === 'CONFIRMED' && permConvRegNo !== null;
    showToast({
      message: confirmed ? `Payment approved, confirmed as ${permConvRegNo}` : 'Payment approved',
      forMs: 5_000,
    });
  };
  return (
    <>
      {actions.length > 0 && (
        <Row>
          {actions.map((action) => (
            <Button
              key={action}
              size="sm"
              variant={action === primaryAction(missing) ? 'primary' : buttons[action].variant}
              onClick={() => setAsked(action)}
            >
              {buttons[action].label}
            </Button>
          ))}
        </Row>
      )}
      <ReceiveDialog payment={payment} opened={asked === 'receive'} onClose={close} />
      <ConfirmDialog
        opened={asked === 'approve' && missing === 0}
        onClose={close}
        title="Approve this payment?"
        confirmLabel="Approve"
        tone="primary"
        onConfirm={() => approveAs()}
      >
        <p>{whosePayment(payment)}</p>
        <p>
          {spokenAmount(receivedAmount, currency)} came. {afterPaymentApproval(payment)}
        </p>
      </ConfirmDialog>
      <ReasonDialog
        opened={asked === 'approve' && missing > 0}
        onClose={close}
        title="Approve less than is due?"
        confirmLabel="Approve"
        tone="primary"
        reasonHint="Why it is approved all the same; it stays in the ledger."
        onConfirm={approveAs}
      >
        <p>{whosePayment(payment)}</p>
        <p>
          {spokenAmount(receivedAmount, currency)} came, {spokenAmount(missing, currency)} is missing.{' '}
          {afterPaymentApproval(payment)}
        </p>
      </ReasonDialog>
      <ReasonDialog
        opened={asked === 'decline'}
        onClose={close}
        title="Decline this payment?"
        confirmLabel="Decline"
        reasonHint="The family reads it in their email."
        onConfirm={async (reason) => {
          await decline.mutateAsync(reason);
          showToast({ message: 'Payment declined' });
        }}
      >
        <p>{whosePayment(payment)}</p>
        <p>
          For money that bounced or was never found.{' '}
          {receivedAmount > 0 &&
            `The ${spokenAmount(receivedAmount, currency)} that was entered is taken back. `}
          The family may try again.
        </p>
      </ReasonDialog>
      <ReasonDialog
        opened={asked === 'reject'}
        onClose={close}
        title="Reject this payment?"
        confirmLabel="Reject"
        reasonHint="The family reads it in their email."
        onConfirm={async (reason) => {
          await reject.mutateAsync(reason);
          showToast({ message: 'Payment rejected' });
        }}
      >
        <p>{whosePayment(payment)}</p>
        <p>
          For money that is not theirs or not for this.{' '}
          {receivedAmount > 0 &&
            `The ${spokenAmount(receivedAmount, currency)} that came is listed as refund due. `}
          The family may try again.
        </p>
      </ReasonDialog>
    </>
  );
}

/** What comes next: money first, then the approval. */
function primaryAction(missing: number): Action {
  return missing > 0 ? 'receive' : 'approve';
}

const buttons = {
  receive: { label: 'Record money', variant: 'secondary' },
  approve: { label: 'Approve', variant: 'secondary' },
  decline: { label: 'Decline', variant: 'muted' },
  reject: { label: 'Reject', variant: 'muted' },
} as const;
