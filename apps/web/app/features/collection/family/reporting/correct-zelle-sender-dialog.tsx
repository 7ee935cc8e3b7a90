import { reportZellePayment } from '@sangamam/contract/collection/reporting/payment-endpoints';

import * as phrases from '#phrases/collection/family/payments.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useReportZellePayment } from './api.ts';
import { ZelleSenderField } from './zelle-sender-field.tsx';

interface CorrectZelleSenderProps {
  orderId: string;
  /** The address that was reported. */
  payerEmail: string;
  opened: boolean;
  onClose: () => void;
}

/** Corrects the address of a reported Zelle payment, until the treasurer has found the money. */
export function CorrectZelleSenderDialog(props: CorrectZelleSenderProps) {
  const { opened, onClose } = props;
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.correctTheEmailAddress} size="sm">
      <CorrectionForm {...props} />
    </Dialog>
  );
}

function CorrectionForm({ orderId, payerEmail, onClose }: CorrectZelleSenderProps) {
  const form = useAppForm({
    schema: reportZellePayment.body,
    defaultValues: { chaseTransferEmail: payerEmail },
  });
  const { mutateAsync } = useReportZellePayment(orderId);
  return (
    <Form
      form={form}
      label={phrases.correctTheEmailAddress}
      errorTitle={phrases.addressChangeFailed}
      refusals={{ codes: { PAYMENT_NOT_POSSIBLE: { message: nothingToCorrect } } }}
      onSubmit={async ({ chaseTransferEmail }) => {
        await mutateAsync(chaseTransferEmail);
        showToast({ message: phrases.addressChanged });
        onClose();
      }}
    >
      <ZelleSenderField control={form.control} />
      <FormDialogActions submit={phrases.save} sending={phrases.saving} onCancel={onClose} />
    </Form>
  );
}

const nothingToCorrect = phrases.nothingToCorrect;
