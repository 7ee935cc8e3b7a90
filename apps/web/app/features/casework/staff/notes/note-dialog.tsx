import { addStaffNote } from '@sangamam/contract/casework/notes/note-endpoints';

import * as phrases from '#phrases/casework/staff/notes.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { ReplyTextarea } from '#web/domain/saved-replies/reply-textarea.tsx';
import { FormCheckbox, FormTextarea } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useAddNote } from '../care/api.ts';
import type { CaredRecord } from '../care/cared-record.ts';

interface NoteDialogProps {
  record: Pick<CaredRecord, 'kind' | '_id'>;
  /** True for staff who may read notes for registrars only, and so may write them. */
  decides: boolean;
  opened: boolean;
  onClose: () => void;
}

/** A note about a record, and who reads it. */
export function NoteDialog(props: NoteDialogProps) {
  return <DialogOfRecord key={props.record._id} {...props} />;
}

function DialogOfRecord({ record: { kind, _id }, decides, opened, onClose }: NoteDialogProps) {
  const form = useAppForm({
    schema: addStaffNote.body,
    defaultValues: { note: '', registrarsOnly: false },
  });
  const forgetDraft = useFormDraft(form, `note ${_id}`);
  const add = useAddNote(kind, _id);
  const { isSubmitting } = form.formState;
  const box = {
    control: form.control,
    name: 'note',
    label: phrases.note,
    description: phrases.noteHints[kind],
    maxLength: 1000,
    rows: 6,
  } as const;
  const close = () => {
    forgetDraft();
    form.reset();
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.writeANote} closable={!isSubmitting} keepsText>
      <Form
        form={form}
        label={phrases.writeANote}
        errorTitle={phrases.thatDidntWork}
        onSubmit={async (note) => {
          await add.mutateAsync(note);
          showToast({ message: phrases.noteSaved });
          close();
        }}
      >
        {kind === 'REGISTRATION' ? (
          <ReplyTextarea {...box} replies={{ orderId: _id }} />
        ) : (
          <FormTextarea {...box} />
        )}
        {decides && (
          <FormCheckbox
            control={form.control}
            name="registrarsOnly"
            label={phrases.registrarsOnly}
            description={phrases.registrarsOnlyHint}
          />
        )}
        <FormDialogActions submit={phrases.saveNote} onCancel={close} />
      </Form>
    </Dialog>
  );
}
