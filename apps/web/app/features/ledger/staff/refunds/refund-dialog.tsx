import { createRefund } from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import { refundMethods } from '@sangamam/contract/ledger/refunds/refund-decisions';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';

import { cancel } from '#phrases/ledger/staff/payments.ts';
import * as phrases from '#phrases/ledger/staff/refunds.ts';
import { AlsoOpen } from '#web/domain/presence/also-open.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormChoice, FormText, FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import type { PaymentDialogProps } from '../payments/payment-dialog.ts';
import { wholeDollars } from '../payments/whole-dollars.ts';
import { useCreateRefund } from './api.ts';

const { amount, keptFeeReason, method } = createRefund.body.shape;

/** The fields as typed; the fee is empty where nothing is kept. */
const schema = z
  .object({
    amount: wholeDollars.pipe(amount),
    keptFee: z
      .literal('')
      .transform(() => 0)
      .or(wholeDollars),
    keptFeeReason,
    method,
  })
  .refine(({ keptFee, keptFeeReason: why }) => keptFee === 0 || why.length >= 3, {
    path: ['keptFeeReason'],
    message: phrases.keptFeeReasonRequired,
  });

/** PayPal gives back only what it took. */
function methodsFor({ method: paidBy }: Pick<PaymentDialogProps['payment'], 'method'>) {
  return refundMethods
    .filter((value) => value !== 'PAYPAL' || paidBy === 'PAYPAL')
    .map((value) => ({ value, label: phrases.methods[value] }));
}

/** Enters a refund of money that is not due, prefilled with all of it. */
export function RefundDialog({ payment, opened, onClose }: PaymentDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.refundMoney} size="sm">
      <RefundForm payment={payment} onClose={onClose} />
    </Dialog>
  );
}

function RefundForm({ payment, onClose }: Pick<PaymentDialogProps, 'payment' | 'onClose'>) {
  const { uncoveredRefund, currency, registrantName, tmpConvRegNo, orderIsActive } = payment;
  const form = useAppForm({
    schema,
    defaultValues: {
      amount: String(uncoveredRefund),
      keptFee: '',
      keptFeeReason: '',
      method: payment.method === 'CREDIT_CARD' ? 'CHASE' : payment.method,
    },
  });
  const keptFee = useWatch({ control: form.control, name: 'keptFee' });
  const { mutateAsync } = useCreateRefund();
  const refundable = formatMoney(uncoveredRefund, currency);
  return (
    <Form
      form={form}
      label={phrases.refundMoney}
      errorTitle={phrases.enterFailed}
      onSubmit={async (values) => {
        await mutateAsync({ ...values, paymentId: payment._id, refundableBefore: uncoveredRefund });
        showToast({ message: phrases.refundEntered });
        onClose();
      }}
    >
      <div>
        <p>{phrases.refundFor({ registrantName, tmpConvRegNo })}</p>
        <p>{orderIsActive ? phrases.heldTooMuch({ refundable }) : phrases.heldNotDue({ refundable })}</p>
        <AlsoOpen />
      </div>
      <FieldRow>
        <FormText
          control={form.control}
          name="amount"
          label={phrases.amountIn({ currency })}
          description={phrases.whatTheFamilyGets}
          inputMode="numeric"
          autoComplete="off"
        />
        <FormText
          control={form.control}
          name="keptFee"
          label={phrases.keptFee}
          optional
          description={phrases.whatTheAssociationKeeps}
          inputMode="numeric"
          autoComplete="off"
        />
      </FieldRow>
      {keptFee.trim() !== '' && (
        <FormTextarea
          control={form.control}
          name="keptFeeReason"
          label={phrases.keptFeeReason}
          description={phrases.keptFeeReasonHint}
          maxLength={500}
          rows={2}
        />
      )}
      <FormChoice control={form.control} name="method" label={phrases.sendBy} options={methodsFor(payment)} />
      <DialogActions>
        <SubmitButton>{phrases.enterRefund}</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          {cancel}
        </Button>
      </DialogActions>
    </Form>
  );
}
