import { markSlipAtBank, type DepositSlip } from '@sangamam/contract/collection/deposits/deposit-endpoints';
import { z } from 'zod';

import * as phrases from '#phrases/collection/staff/deposits.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormText } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useMarkAtBank } from './api.ts';

const schema = z.object({ day: markSlipAtBank.body.shape.day });

interface Props {
  slip: DepositSlip;
  opened: boolean;
  onClose: () => void;
}

/** Asks for the day on which a slip was taken to the bank: today, until another one is chosen. */
export function AtBankDialog({ slip, opened, onClose }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.whenTaken} size="sm">
      <AtBankForm slip={slip} onClose={onClose} />
    </Dialog>
  );
}

function AtBankForm({ slip: { _id, atBankOn, today }, onClose }: Omit<Props, 'opened'>) {
  const form = useAppForm({ schema, defaultValues: { day: atBankOn ?? today } });
  const { mutateAsync } = useMarkAtBank(_id);
  return (
    <Form
      form={form}
      label={phrases.whenTaken}
      errorTitle={phrases.notSaved}
      onSubmit={async ({ day }) => {
        await mutateAsync(day);
        showToast({ message: phrases.daySaved });
        onClose();
      }}
    >
      <FormText control={form.control} name="day" label={phrases.dayAtBank} type="date" max={today} />
      <FormDialogActions submit={phrases.saveDay} onCancel={onClose} />
    </Form>
  );
}
