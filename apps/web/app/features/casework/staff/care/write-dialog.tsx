import { useMemo, type ReactNode } from 'react';
import { z } from 'zod';

import * as phrases from '#phrases/casework/staff/care.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { ReplyTextarea, type AboutOrder } from '#web/domain/saved-replies/reply-textarea.tsx';
import { FormTextarea } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

interface WriteDialogProps {
  /** Of the record that is written about: what was typed stays through a reload or an ended session. */
  recordId: string;
  opened: boolean;
  onClose: () => void;
  title: string;
  children?: ReactNode;
  label: string;
  /** Who will read it. */
  hint: ReactNode;
  field: z.ZodType<string, string>;
  maxLength: number;
  confirmLabel: string;
  /** Offers saved replies for the text. */
  replies?: AboutOrder;
  onWrite: (text: string) => Promise<unknown>;
}

/** A question to the family. The contract's field limits its length. */
export function WriteDialog(props: WriteDialogProps) {
  return <DialogOfRecord key={props.recordId} {...props} />;
}

function DialogOfRecord({
  recordId,
  opened,
  onClose,
  title,
  children,
  label,
  hint,
  field,
  maxLength,
  confirmLabel,
  replies,
  onWrite,
}: WriteDialogProps) {
  const schema = useMemo(() => z.object({ text: field }), [field]);
  const form = useAppForm({ schema, defaultValues: { text: '' } });
  const forgetDraft = useFormDraft(form, `${confirmLabel} ${recordId}`);
  const { isSubmitting } = form.formState;
  const close = () => {
    forgetDraft();
    form.reset();
    onClose();
  };
  const box = {
    control: form.control,
    name: 'text',
    label,
    description: hint,
    maxLength,
    rows: 6,
  } as const;
  return (
    <Dialog opened={opened} onClose={onClose} title={title} closable={!isSubmitting} keepsText>
      {children && <div>{children}</div>}
      <Form
        form={form}
        label={title}
        errorTitle={phrases.thatDidntWork}
        onSubmit={async ({ text }) => {
          await onWrite(text);
          close();
        }}
      >
        {replies ? <ReplyTextarea {...box} replies={replies} /> : <FormTextarea {...box} />}
        <FormDialogActions submit={confirmLabel} onCancel={close} />
      </Form>
    </Dialog>
  );
}
