import { reversePayment } from '@sangamam/contract/ledger/decisions/correction-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';

import * as phrases from '#phrases/ledger/staff/corrections.ts';
import { reasonHint } from '#phrases/ledger/staff/payments.ts';
import { AlsoOpen } from '#web/domain/presence/also-open.tsx';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { FormChoice, FormTextarea } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useReversePayment } from './api.ts';
import type { PaymentDialogProps, ReversiblePayment } from './payment-dialog.ts';
import { describePayment } from './payment-words.ts';

const causes = [
  { value: 'BOUNCED', label: phrases.itBounced },
  { value: 'BOOKED_WRONGLY', label: phrases.bookedWrongly },
];

/** Takes booked money back: it bounced, or it was never this family's. */
export function ReverseDialog({
  payment,
  opened,
  onClose,
  onReversed,
}: Omit<PaymentDialogProps, 'payment'> & {
  payment: ReversiblePayment;
  /** Before the dialog closes. */
  onReversed?: () => void;
}) {
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.reverseThisPayment} size="sm">
      <ReverseForm payment={payment} onClose={onClose} onReversed={onReversed} />
    </Dialog>
  );
}

function ReverseForm({
  payment,
  onClose,
  onReversed,
}: {
  payment: ReversiblePayment;
  onClose: () => void;
  onReversed: (() => void) | undefined;
}) {
  const form = useAppForm({
    schema: reversePayment.body,
    defaultValues: { cause: 'BOUNCED', reason: '' },
  });
  const { mutateAsync } = useReversePayment(payment._id);
  const { heldAmount, currency, state, orderIsActive } = payment;
  const amount = formatMoney(heldAmount, currency);
  return (
    <Form
      form={form}
      label={phrases.reverseThisPayment}
      errorTitle={phrases.thisWasNotReversed}
      onSubmit={async (values) => {
        await mutateAsync(values);
        showToast({ message: phrases.paymentReversed });
        onReversed?.();
        onClose();
      }}
    >
      <div>
        <p>{describePayment(payment)}</p>
        {heldAmount > 0 && <p>{phrases.reverseText({ amount })}</p>}
        <p>
          {!orderIsActive && phrases.nothingToRefund}
          {orderIsActive && state === 'PAYMENT_APPROVED' && phrases.noLongerConfirmed}
          {orderIsActive && state !== 'PAYMENT_APPROVED' && phrases.familyPaysAgain}
        </p>
        <AlsoOpen />
      </div>
      <FormChoice control={form.control} name="cause" label={phrases.whatHappened} options={causes} />
      <FormTextarea
        control={form.control}
        name="reason"
        label={phrases.reason}
        description={reasonHint}
        maxLength={500}
        rows={3}
      />
      <FormDialogActions submit={phrases.reverse} variant="danger" onCancel={onClose} />
    </Form>
  );
}
