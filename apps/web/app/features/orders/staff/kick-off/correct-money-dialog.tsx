import type { EveningFamily } from '@sangamam/contract/orders/kick-off/kick-off-endpoints';
import { correctMoneyForm } from '@sangamam/contract/orders/kick-off/kick-off-form';

import * as phrases from '#phrases/orders/staff/kick-off.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormText } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useCorrectMoney } from './api.ts';
import { moneyText } from './envelope-text.ts';

export type NotedMoney = EveningFamily['money'][number];

/** Corrects a check or cash that was noted with another amount than was handed over. */
export function CorrectMoneyDialog({
  eveningId,
  money,
  onClose,
}: {
  eveningId: string;
  money: NotedMoney | undefined;
  onClose: () => void;
}) {
  return (
    <Dialog
      opened={money !== undefined}
      onClose={onClose}
      title={phrases.correctOf({ what: money ? moneyText(money) : '' })}
      keepsText
    >
      {money && <CorrectMoneyForm eveningId={eveningId} money={money} onClose={onClose} />}
    </Dialog>
  );
}

function CorrectMoneyForm({
  eveningId,
  money: { _id: moneyId, amount: amountBefore },
  onClose,
}: {
  eveningId: string;
  money: NotedMoney;
  onClose: () => void;
}) {
  const correct = useCorrectMoney(eveningId, moneyId);
  const form = useAppForm({
    schema: correctMoneyForm,
    defaultValues: { amount: String(amountBefore), reason: '' },
  });
  return (
    <Form
      form={form}
      label={phrases.correct}
      errorTitle={phrases.notCorrected}
      onSubmit={async ({ amount, reason }) => {
        await correct.mutateAsync({ amount: Number(amount), amountBefore, reason });
        showToast({ message: phrases.corrected });
        onClose();
      }}
    >
      <FormText
        control={form.control}
        name="amount"
        label={phrases.rightAmount}
        description={phrases.rightAmountHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
      />
      <FormText control={form.control} name="reason" label={phrases.correctReason} maxLength={500} />
      <FormDialogActions submit={phrases.correct} sending={phrases.correcting} onCancel={onClose} />
    </Form>
  );
}
