import { receivePayment, type PaymentRow } from '@sangamam/contract/payments/admin/payment-admin-endpoints';
import { formatMoney } from '@sangamam/contract/pricing/format-money';
import { z } from 'zod';

import * as phrases from '#phrases/payments/admin.ts';
import { isRefusal } from '#web/lib/api/api-error.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { useReceivePayment } from './api/receive-payment.ts';
import { missingOf, describePayment } from './payment-words.ts';
import { wholeDollars } from './whole-dollars.ts';

const { amount, reference } = receivePayment.body.shape;

const schema = z.object({
  amount: wholeDollars.pipe(amount),
  reference,
});

/** Records received money, prefilled with the missing amount. */
export function ReceiveDialog({
  payment,
  opened,
  onClose,
}: {
  payment: PaymentRow;
  opened: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.recordMoneyReceived} size="sm">
      <ReceiveForm payment={payment} onClose={onClose} />
    </Dialog>
  );
}

function ReceiveForm({ payment, onClose }: { payment: PaymentRow; onClose: () => void }) {
  const { receivedAmount, currency } = payment;
  const missing = missingOf(payment);
  const form = useAppForm({
    schema,
    defaultValues: { amount: missing > 0 ? String(missing) : '', reference: '' },
  });
  const { mutateAsync } = useReceivePayment(payment._id);
  return (
    <Form
      form={form}
      label={phrases.recordMoneyReceived}
      errorTitle={phrases.thisWasNotRecorded}
      onSubmit={async (values) => {
        try {
          await mutateAsync({ ...values, receivedBefore: receivedAmount });
          showToast({ message: phrases.recorded({ amount: formatMoney(values.amount, currency) }) });
        } catch (error) {
          // Somebody else recorded money meanwhile: the list shows it now, and this may be the same amount.
          if (!isRefusal(error, 'CONFLICT')) throw error;
          showToast({ message: error.message, tone: 'danger' });
        }
        onClose();
      }}
    >
      <div>
        <p>{describePayment(payment)}</p>
        {receivedAmount > 0 && (
          <p>{phrases.receivedBefore({ receivedAmount: formatMoney(receivedAmount, currency) })}</p>
        )}
      </div>
      <FormText
        control={form.control}
        name="amount"
        label={phrases.amountIn({ currency })}
        description={phrases.wholeDollarsItCanBeLess}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormText
        control={form.control}
        name="reference"
        label={phrases.reference}
        optional
        description={phrases.theNumberOfTheTransferOr}
        autoComplete="off"
        maxLength={100}
      />
      <DialogActions>
        <SubmitButton>{phrases.record}</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          {phrases.cancel}
        </Button>
      </DialogActions>
    </Form>
  );
}
