import { sendLetterBack, type LetterDetail } from '@sangamam/contract/letters/letter-endpoints';

import * as phrases from '#phrases/letters/staff/letters.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormTextarea } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useSendLetterBack } from './api.ts';

const schema = sendLetterBack.body.pick({ because: true });

/** Says what should change in a letter that somebody wants approved. */
export function SendBackDialog({
  letter: { _id, revision },
  opened,
  onClose,
}: {
  letter: LetterDetail;
  opened: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.sendBackTitle} size="sm">
      <SendBackForm letterId={_id} revision={revision} onClose={onClose} />
    </Dialog>
  );
}

function SendBackForm({
  letterId,
  revision,
  onClose,
}: {
  letterId: string;
  revision: number;
  onClose: () => void;
}) {
  const form = useAppForm({ schema, defaultValues: { because: '' } });
  const sendBack = useSendLetterBack(letterId);
  return (
    <Form
      form={form}
      errorTitle={phrases.notSentBack}
      onSubmit={async ({ because }) => {
        await sendBack.mutateAsync({ revision, because });
        showToast({ message: phrases.sentBackToast });
        onClose();
      }}
    >
      <FormTextarea control={form.control} name="because" label={phrases.because} maxLength={500} rows={3} />
      <FormDialogActions submit={phrases.sendBack} onCancel={onClose} />
    </Form>
  );
}
