import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import * as phrases from '#phrases/ledger/staff/payments.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { useReceivePayment } from './api.ts';
import type { PaymentDialogProps } from './payment-dialog.ts';
import { ReceiveForm } from './receive-form.tsx';

/** Records received money, which may be a part of what is due. */
export function ReceiveDialog({ payment, opened, onClose }: PaymentDialogProps) {
  const { mutateAsync } = useReceivePayment(payment._id);
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.recordMoneyReceived} size="sm">
      <ReceiveForm
        payment={payment}
        title={phrases.recordMoneyReceived}
        submitLabel={phrases.record}
        amountHint={phrases.recordedAmountHint}
        onSend={async (money) => {
          await mutateAsync(money);
          showToast({ message: phrases.recorded({ amount: formatMoney(money.amount, payment.currency) }) });
        }}
        onClose={onClose}
      />
    </Dialog>
  );
}
