import * as phrases from '#phrases/ledger/staff/payments.ts';
import { ReasonDialog } from '#web/domain/decisions/reason-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useDeclinePayment, useRejectPayment } from './api.ts';
import type { PaymentDialogProps } from './payment-dialog.ts';
import { describePayment } from './payment-words.ts';

/** For a payment of which nothing was found. */
export function DeclineDialog({ payment, opened, onClose }: PaymentDialogProps) {
  const decline = useDeclinePayment(payment._id);
  return (
    <ReasonDialog
      recordId={payment._id}
      opened={opened}
      onClose={onClose}
      isOver={!payment.actions.includes('decline')}
      title={phrases.declineThisPayment}
      confirmLabel={phrases.decline}
      reasonHint={phrases.reasonHint}
      replies={{ orderId: payment.orderId }}
      onConfirm={async (reason) => {
        await decline.mutateAsync(reason);
        showToast({ message: phrases.paymentDeclined });
      }}
    >
      <p>{describePayment(payment)}</p>
      <p>{phrases.declineText}</p>
    </ReasonDialog>
  );
}

/** For a payment that cannot be accepted. */
export function RejectDialog({ payment, opened, onClose }: PaymentDialogProps) {
  const reject = useRejectPayment(payment._id);
  return (
    <ReasonDialog
      recordId={payment._id}
      opened={opened}
      onClose={onClose}
      isOver={!payment.actions.includes('reject')}
      title={phrases.rejectThisPayment}
      confirmLabel={phrases.reject}
      reasonHint={phrases.reasonHint}
      replies={{ orderId: payment.orderId }}
      onConfirm={async (reason) => {
        await reject.mutateAsync(reason);
        showToast({ message: phrases.paymentRejected });
      }}
    >
      <p>{describePayment(payment)}</p>
      <p>{phrases.rejectText}</p>
    </ReasonDialog>
  );
}
