import { correctPayment } from '@sangamam/contract/ledger/decisions/correction-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { z } from 'zod';

import * as phrases from '#phrases/ledger/staff/corrections.ts';
import { AlsoOpen } from '#web/domain/presence/also-open.tsx';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { FormText, FormTextarea } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useCorrectPayment } from './api.ts';
import type { PaymentDialogProps } from './payment-dialog.ts';
import { describePayment } from './payment-words.ts';
import { wholeDollars } from './whole-dollars.ts';

const { received, reason } = correctPayment.body.shape;
const schema = z.object({ received: wholeDollars.pipe(received), reason });

/** Puts the amount received right. */
export function CorrectDialog({ payment, opened, onClose }: PaymentDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.correctTheAmount} size="sm">
      <CorrectForm payment={payment} onClose={onClose} />
    </Dialog>
  );
}

function CorrectForm({ payment, onClose }: Pick<PaymentDialogProps, 'payment' | 'onClose'>) {
  const { receivedAmount, currency, state } = payment;
  const form = useAppForm({ schema, defaultValues: { received: String(receivedAmount), reason: '' } });
  const { mutateAsync } = useCorrectPayment(payment._id);
  return (
    <Form
      form={form}
      label={phrases.correctTheAmount}
      errorTitle={phrases.thisWasNotCorrected}
      onSubmit={async (values) => {
        await mutateAsync({ ...values, receivedBefore: receivedAmount });
        showToast({ message: phrases.correctedTo({ amount: formatMoney(values.received, currency) }) });
        onClose();
      }}
    >
      <div>
        <p>{describePayment(payment)}</p>
        <p>
          {phrases.recordedSoFar({ amount: formatMoney(receivedAmount, currency) })}
          {state === 'PAYMENT_APPROVED' && phrases.approvalStandsHint}
        </p>
        <AlsoOpen />
      </div>
      <FormText
        control={form.control}
        name="received"
        label={phrases.rightAmountIn({ currency })}
        description={phrases.wholeDollarsInAll}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormTextarea
        control={form.control}
        name="reason"
        label={phrases.reason}
        description={phrases.reasonHint}
        maxLength={500}
        rows={2}
      />
      <FormDialogActions submit={phrases.correct} onCancel={onClose} />
    </Form>
  );
}
