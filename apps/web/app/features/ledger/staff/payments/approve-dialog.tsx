import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import * as phrases from '#phrases/ledger/staff/payments.ts';
import { AlsoOpen } from '#web/domain/presence/also-open.tsx';
import { ReasonDialog } from '#web/domain/decisions/reason-dialog.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useApprovePayment } from './api.ts';
import type { PaymentDialogProps } from './payment-dialog.ts';
import { afterPaymentApproval, approvedMessage, describePayment, missingOf } from './payment-words.ts';

/** Asks once before an approval, and for a reason when less than due came. */
export function ApproveDialog({ payment, opened, onClose }: PaymentDialogProps) {
  const approve = useApprovePayment(payment._id);
  const missing = missingOf(payment);
  const isOver = !payment.actions.includes('approve');
  const receivedAmount = formatMoney(payment.receivedAmount, payment.currency);
  const approveAs = async (reason?: string) => {
    showToast({ message: approvedMessage(await approve.mutateAsync(reason)), forMs: 5_000 });
  };
  if (missing === 0)
    return (
      <ConfirmDialog
        opened={opened}
        onClose={onClose}
        isOver={isOver}
        title={phrases.approveThisPayment}
        confirmLabel={phrases.approve}
        tone="primary"
        onConfirm={() => approveAs()}
      >
        <p>{describePayment(payment)}</p>
        <p>{phrases.receivedText({ receivedAmount, payment: afterPaymentApproval(payment) })}</p>
        <AlsoOpen />
      </ConfirmDialog>
    );
  return (
    <ReasonDialog
      recordId={payment._id}
      opened={opened}
      onClose={onClose}
      isOver={isOver}
      title={phrases.approveLessTitle}
      confirmLabel={phrases.approve}
      tone="primary"
      reasonHint={phrases.approveLessReasonHint}
      onConfirm={approveAs}
    >
      <p>{describePayment(payment)}</p>
      <p>
        {phrases.receivedMissing({
          receivedAmount,
          missing: formatMoney(missing, payment.currency),
          payment: afterPaymentApproval(payment),
        })}
      </p>
    </ReasonDialog>
  );
}
