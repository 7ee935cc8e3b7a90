import { moveMoney } from '@sangamam/contract/ledger/decisions/correction-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { useWatch } from 'react-hook-form';
import { z } from 'zod';

import * as phrases from '#phrases/ledger/staff/move.ts';
import { reasonHint, reason as reasonLabel } from '#phrases/ledger/staff/corrections.ts';
import { AlsoOpen } from '#web/domain/presence/also-open.tsx';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { FormText, FormTextarea } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useFindRegistration, useMoveMoney } from './api.ts';
import type { PaymentDialogProps } from './payment-dialog.ts';
import { wholeDollars } from './whole-dollars.ts';

const { amount, reason } = moveMoney.body.shape;
const schema = z.object({
  number: z.string().trim().min(1, phrases.pleaseEnterANumber),
  amount: wholeDollars.pipe(amount),
  reason,
});

/** Moves held money to another registration, which is named before anything happens. */
export function MoveDialog({ payment, opened, onClose }: PaymentDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.moveMoney} size="sm">
      <MoveForm payment={payment} onClose={onClose} />
    </Dialog>
  );
}

function MoveForm({ payment, onClose }: Pick<PaymentDialogProps, 'payment' | 'onClose'>) {
  const { movable, currency, registrantName, tmpConvRegNo } = payment;
  const form = useAppForm({
    schema,
    defaultValues: { number: '', amount: String(movable), reason: '' },
  });
  const number = useWatch({ control: form.control, name: 'number' });
  const { data: found, isSuccess } = useFindRegistration(number);
  const { mutateAsync } = useMoveMoney(payment._id);
  return (
    <Form
      form={form}
      label={phrases.moveMoney}
      errorTitle={phrases.thisWasNotMoved}
      onSubmit={async (values) => {
        if (!found) {
          form.setError('number', { message: phrases.numberUnknown }, { shouldFocus: true });
          return;
        }
        const { registrantName: name } = found;
        const body = {
          orderId: found._id,
          amount: values.amount,
          movableBefore: movable,
          reason: values.reason,
        };
        await mutateAsync(body);
        showToast({ message: phrases.movedTo({ amount: formatMoney(values.amount, currency), name }) });
        onClose();
      }}
    >
      <div>
        <p>{phrases.moveFrom({ registrantName, tmpConvRegNo, amount: formatMoney(movable, currency) })}</p>
        <AlsoOpen />
      </div>
      <FormText
        control={form.control}
        name="number"
        label={phrases.toRegistrationNumber}
        description={phrases.numberHint}
        autoComplete="off"
        autoCapitalize="characters"
      />
      <output>
        {isSuccess && !found && phrases.numberUnknown}
        {found &&
          phrases.movesTo({
            name: found.registrantName,
            convention: found.conventionName,
            number: found.permConvRegNo ?? found.tmpConvRegNo,
          })}
      </output>
      <FormText
        control={form.control}
        name="amount"
        label={phrases.amountIn({ currency })}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormTextarea
        control={form.control}
        name="reason"
        label={reasonLabel}
        description={reasonHint}
        maxLength={500}
        rows={2}
      />
      <FormDialogActions submit={phrases.move} onCancel={onClose} />
    </Form>
  );
}
