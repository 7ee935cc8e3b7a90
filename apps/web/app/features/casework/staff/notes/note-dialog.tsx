import { addStaffNote } from '@sangamam/contract/casework/notes/note-endpoints';

import * as phrases from '#phrases/casework/staff/notes.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { ReplyTextarea } from '#web/domain/saved-replies/reply-textarea.tsx';
import { FormCheckbox } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useAddNote } from './api.ts';

interface NoteDialogProps {
  orderId: string;
  /** True for staff who may read notes for registrars only, and so may write them. */
  decides: boolean;
  opened: boolean;
  onClose: () => void;
}

/** A note about a registration, and who reads it. */
export function NoteDialog(props: NoteDialogProps) {
  return <DialogOfRecord key={props.orderId} {...props} />;
}

function DialogOfRecord({ orderId, decides, opened, onClose }: NoteDialogProps) {
  const form = useAppForm({
    schema: addStaffNote.body,
    defaultValues: { note: '', registrarsOnly: false },
  });
  const forgetDraft = useFormDraft(form, `note ${orderId}`);
  const add = useAddNote(orderId);
  const { isSubmitting } = form.formState;
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
        <ReplyTextarea
          replies={{ orderId }}
          control={form.control}
          name="note"
          label={phrases.note}
          description={phrases.noteHint}
          maxLength={1000}
          rows={6}
        />
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
