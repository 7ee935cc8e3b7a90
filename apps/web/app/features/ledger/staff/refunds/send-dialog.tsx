import { sendRefund } from '@sangamam/contract/ledger/refunds/refund-admin-endpoints';
import { z } from 'zod';

import * as phrases from '#phrases/ledger/staff/refunds.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { FormText } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useSendRefund } from './api.ts';
import { describeRefund, type RefundDialogProps } from './refund-words.ts';

const schema = z.object({ reference: sendRefund.body.shape.reference });

/** Records that a refund has left, with the number of the transfer or check. */
export function SendDialog({ refund, opened, onClose }: RefundDialogProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.sendTitle} size="sm">
      <SendForm refund={refund} onClose={onClose} />
    </Dialog>
  );
}

function SendForm({ refund, onClose }: Pick<RefundDialogProps, 'refund' | 'onClose'>) {
  const form = useAppForm({ schema, defaultValues: { reference: '' } });
  const { mutateAsync } = useSendRefund(refund);
  return (
    <Form
      form={form}
      label={phrases.sendTitle}
      errorTitle={phrases.thisWasNotRecorded}
      onSubmit={async ({ reference }) => {
        await mutateAsync(reference);
        showToast({ message: phrases.refundSent });
        onClose();
      }}
    >
      <div>
        <p>{describeRefund(refund)}</p>
        <p>{phrases.sendText}</p>
      </div>
      <FormText
        control={form.control}
        name="reference"
        label={phrases.reference}
        optional
        description={phrases.referenceHint}
        autoComplete="off"
        maxLength={100}
      />
      <FormDialogActions submit={phrases.actions.send} onCancel={onClose} />
    </Form>
  );
}
