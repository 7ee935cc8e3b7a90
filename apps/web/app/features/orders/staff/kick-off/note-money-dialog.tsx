import type { ClosingSheet, EveningFamily } from '@sangamam/contract/orders/kick-off/kick-off-endpoints';
import { handedOver } from '@sangamam/contract/orders/kick-off/kick-off-endpoints';
import { handedMoneyOf, noMoney, noteMoneyForm } from '@sangamam/contract/orders/kick-off/kick-off-form';
import { useState } from 'react';

import * as phrases from '#phrases/orders/staff/kick-off.ts';
import { isRefusal } from '#web/lib/api/api-error.ts';
import { newDeviceId } from '#web/lib/new-device-id.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useNoteMoney } from './api.ts';
import { MoneyFields } from './money-fields.tsx';

/** A family that is registered, with what it owes and handed over before. */
export type Payer = Pick<EveningFamily, 'orderId' | 'registrantName' | 'total' | 'money'>;

/** Notes a check or cash of a family that is registered. */
export function NoteMoneyDialog({
  evening,
  family,
  onClose,
}: {
  evening: ClosingSheet;
  family: Payer | undefined;
  onClose: () => void;
}) {
  return (
    <Dialog
      opened={family !== undefined}
      onClose={onClose}
      title={phrases.noteMoneyOf({ name: family?.registrantName ?? '' })}
      keepsText
    >
      {family && <NoteMoneyForm evening={evening} family={family} onClose={onClose} />}
    </Dialog>
  );
}

function NoteMoneyForm({
  evening: { _id: eveningId, today },
  family: { orderId, total, money: before },
  onClose,
}: {
  evening: ClosingSheet;
  family: Payer;
  onClose: () => void;
}) {
  const note = useNoteMoney(eveningId);
  // A repeated try counts once.
  const [id] = useState(newDeviceId);
  const [isKnownCheck, setKnownCheck] = useState(false);
  const form = useAppForm({ schema: noteMoneyForm, defaultValues: { money: noMoney(today) } });
  const handedOverBefore = before.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Form
      form={form}
      label={phrases.noteMoney}
      errorTitle={phrases.notNoted}
      onSubmit={async (values) => {
        const money = handedMoneyOf(values.money, { id, today });
        if (!money) return;
        try {
          await note.mutateAsync({ orderId, money });
        } catch (error) {
          if (isRefusal(error, 'CHECK_RECORDED')) setKnownCheck(true);
          throw error;
        }
        showToast({ message: phrases.noted });
        onClose();
      }}
    >
      <MoneyFields
        form={form}
        ways={handedOver}
        suggested={total - handedOverBefore}
        isKnownCheck={isKnownCheck}
      />
      <FormDialogActions submit={phrases.noteMoney} sending={phrases.noting} onCancel={onClose} />
    </Form>
  );
}
