import { removal } from '@sangamam/contract/orders/adjustments/adjustment';
import type { Currency } from '@sangamam/contract/orders/pricing/currency-for';

import * as phrases from '#phrases/orders/staff/adjustments.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { FormTextarea } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { PriceChangeConfirmation } from './price-change-confirmation.tsx';
import { usePriceChange } from './use-price-change.ts';

/** Takes an adjustment back by a line of its own, with a reason. */
export function RemoveDialog({
  orderId,
  currency,
  position,
  title,
  onClose,
}: {
  orderId: string;
  currency: Currency;
  position: number;
  title: string;
  onClose: () => void;
}) {
  const form = useAppForm({ schema: removal.pick({ reason: true }), defaultValues: { reason: '' } });
  const { planned, plan, forget, ...change } = usePriceChange(orderId);
  return (
    <Dialog opened onClose={onClose} title={phrases.takeBack({ title })} closable={!change.isChanging}>
      {planned ? (
        <PriceChangeConfirmation
          outcome={planned.outcome}
          currency={currency}
          {...change}
          onBack={forget}
          onDone={onClose}
        />
      ) : (
        <Form
          form={form}
          label={phrases.takeBack({ title })}
          errorTitle={phrases.thatDidntWork}
          onSubmit={({ reason }) => plan({ kind: 'REMOVAL', position, reason })}
        >
          <FormTextarea
            control={form.control}
            name="reason"
            label={phrases.reason}
            description={phrases.reasonHint}
            rows={2}
            maxLength={200}
          />
          <FormDialogActions submit={phrases.seeWhatChanges} onCancel={onClose} />
        </Form>
      )}
    </Dialog>
  );
}
