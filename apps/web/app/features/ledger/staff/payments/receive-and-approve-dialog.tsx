import * as phrases from '#phrases/ledger/staff/payments.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { useReceiveAndApprove } from './api.ts';
import type { PaymentDialogProps } from './payment-dialog.ts';
import { afterPaymentApproval, approvedMessage } from './payment-words.ts';
import { ReceiveForm } from './receive-form.tsx';

/** Records money that covers what is due and approves the payment, in one step. */
export function ReceiveAndApproveDialog({ payment, opened, onClose }: PaymentDialogProps) {
  const { mutateAsync } = useReceiveAndApprove(payment._id);
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.receivedAndApproveThis} size="sm">
      <ReceiveForm
        payment={payment}
        title={phrases.receivedAndApproveThis}
        submitLabel={phrases.receivedAndApprove}
        amountHint={phrases.receivedAmountHint}
        onSend={async (money) => {
          showToast({ message: approvedMessage(await mutateAsync(money)), forMs: 5_000 });
        }}
        onClose={onClose}
      >
        <p>{afterPaymentApproval(payment)}</p>
      </ReceiveForm>
    </Dialog>
  );
}
