import {
  adjustmentForm,
  type AdjustmentFormInput,
} from '@sangamam/contract/orders/adjustments/adjustment-form';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';
import { useWatch } from 'react-hook-form';

import * as phrases from '#phrases/orders/staff/adjustments.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { FormSelect, FormText, FormTextarea } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { PriceChangeConfirmation } from './price-change-confirmation.tsx';
import { usePriceChange } from './use-price-change.ts';

const empty: AdjustmentFormInput = { kind: 'SCHOLARSHIP', amount: '', fund: '', reason: '' };

/** Gives a package, a scholarship or a correction: first what it would do, then the change. */
export function AdjustDialog({
  orderId,
  currency,
  opened,
  onClose,
}: {
  orderId: string;
  currency: Currency;
  opened: boolean;
  onClose: () => void;
}) {
  const form = useAppForm({ schema: adjustmentForm, defaultValues: empty });
  const { planned, plan, forget, ...change } = usePriceChange(orderId);
  const { control } = form;
  const kind = useWatch({ control, name: 'kind' });
  const close = () => {
    form.reset();
    forget();
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={close} title={phrases.adjustThePrice} closable={!change.isChanging}>
      {planned ? (
        <PriceChangeConfirmation
          outcome={planned.outcome}
          currency={currency}
          {...change}
          onBack={forget}
          onDone={close}
        />
      ) : (
        <Form form={form} label={phrases.adjustThePrice} errorTitle={phrases.thatDidntWork} onSubmit={plan}>
          <FormSelect
            control={control}
            name="kind"
            label={phrases.whatToDo}
            options={[
              { value: 'SCHOLARSHIP', label: phrases.scholarship },
              { value: 'COMP', label: phrases.comp },
              { value: 'LESS', label: phrases.takeOff },
              { value: 'MORE', label: phrases.add },
            ]}
          />
          {kind !== 'COMP' && (
            <FormText
              control={control}
              name="amount"
              label={phrases.amountIn({ currency })}
              inputMode="numeric"
              autoComplete="off"
            />
          )}
          {kind === 'SCHOLARSHIP' && (
            <FormText control={control} name="fund" label={phrases.fund} autoComplete="off" maxLength={80} />
          )}
          <FormTextarea
            control={control}
            name="reason"
            label={phrases.reason}
            description={phrases.reasonHint}
            rows={2}
            maxLength={200}
          />
          <FormDialogActions submit={phrases.seeWhatChanges} onCancel={close} />
        </Form>
      )}
    </Dialog>
  );
}
