import { isByCheck } from '@sangamam/contract/ledger/terms/payment-methods';
import type { PaymentRow } from '@sangamam/contract/ledger/payments/payment-admin-endpoints';
import { formatMoney } from '@sangamam/contract/orders/pricing/format-money';
import { useState, type ReactNode } from 'react';

import * as phrases from '#phrases/ledger/staff/payments.ts';
import { AlsoOpen } from '#web/domain/presence/also-open.tsx';
import { isRefusal } from '#web/lib/api/api-error.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';
import { FormText } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { CheckFields } from '../checks/check-fields.tsx';
import { receiveForm, receiveFormValues, type ReceiveFormOutput } from '../checks/receive-form.ts';
import { missingOf, describePayment } from './payment-words.ts';

/** Money that came, as it is sent: whole dollars, and what the treasurer saw before. */
export type MoneyThatCame = ReceiveFormOutput & { receivedBefore: number; isAnotherCheck?: true };

/** What the form says about a payment, reported or not. */
type Payable = Parameters<typeof describePayment>[0] & Pick<PaymentRow, 'receivedAmount' | 'heldAmount'>;

/** Asks for an amount that came, prefilled with the missing one; of a check what is written on it, else a reference. */
export function ReceiveForm({
  payment,
  title,
  submitLabel,
  amountHint,
  children,
  onSend,
  onClose,
}: {
  payment: Payable;
  title: string;
  submitLabel: string;
  amountHint: string;
  /** What will happen, below the payment. */
  children?: ReactNode;
  /** Sends it, and tells what was done. */
  onSend: (money: MoneyThatCame) => Promise<void>;
  onClose: () => void;
}) {
  const { receivedAmount, currency } = payment;
  const form = useAppForm({
    schema: receiveForm,
    defaultValues: receiveFormValues(payment.method, missingOf(payment)),
  });
  const isCheck = form.watch('isCheck');
  /** What the server says of a check with the same number and bank, which the treasurer then confirms as another one. */
  const [known, setKnown] = useState<string>();
  const [isAnother, setAnother] = useState(false);
  return (
    <Form
      form={form}
      label={title}
      errorTitle={phrases.thisWasNotRecorded}
      onSubmit={async (values) => {
        try {
          await onSend({
            ...values,
            receivedBefore: receivedAmount,
            ...(isCheck && isAnother && { isAnotherCheck: true }),
          });
        } catch (error) {
          if (isRefusal(error, 'CHECK_RECORDED')) {
            setKnown(error.message);
            return;
          }
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
        {children}
        <AlsoOpen />
      </div>
      <FormText
        control={form.control}
        name="amount"
        label={phrases.amountIn({ currency })}
        description={amountHint}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
      />
      {isByCheck(payment.method) && <CheckFields control={form.control} isCheck={isCheck} />}
      {isCheck && known !== undefined && (
        <Callout tone="warning" live scrollIntoView>
          <p>{known}</p>
          <CheckboxField
            label={phrases.anotherCheck}
            checked={isAnother}
            onChange={({ target }) => setAnother(target.checked)}
          />
        </Callout>
      )}
      {!isCheck && (
        <FormText
          control={form.control}
          name="reference"
          label={phrases.reference}
          optional
          description={phrases.referenceHint}
          autoComplete="off"
          maxLength={100}
        />
      )}
      <FormDialogActions submit={submitLabel} onCancel={onClose} />
    </Form>
  );
}
