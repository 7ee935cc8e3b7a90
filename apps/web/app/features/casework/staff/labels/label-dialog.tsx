import { labelColors, labelDraft, type Label } from '@sangamam/contract/casework/labels/labels';
import type { ListedLabel } from '@sangamam/contract/casework/labels/label-endpoints';

import * as phrases from '#phrases/casework/staff/labels.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { FormSelect, FormText } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useSaveLabel } from './api.ts';
import { LabelTag } from './label-tag.tsx';

/** Creates a label, or changes the name or colour of one. */
export function LabelDialog({
  label,
  onClose,
  onSaved,
}: {
  /** The label that is changed; absent for a new one. */
  label?: ListedLabel | undefined;
  onClose: () => void;
  onSaved: (label: Label) => Promise<unknown> | void;
}) {
  const form = useAppForm({
    schema: labelDraft,
    defaultValues: { name: label?.name ?? '', color: label?.color ?? 'GREEN' },
  });
  const save = useSaveLabel(label);
  const { name, color } = form.watch();
  const title = label ? phrases.changeLabelTitle({ name: label.name }) : phrases.newLabel;
  return (
    <Dialog opened onClose={onClose} title={title} size="sm" closable={!form.formState.isSubmitting}>
      <Form
        form={form}
        label={title}
        errorTitle={phrases.thisWasNotSaved}
        onSubmit={async (draft) => {
          await onSaved(await save.mutateAsync(draft));
          onClose();
        }}
      >
        <FormText control={form.control} name="name" label={phrases.name} maxLength={24} autoComplete="off" />
        <FormSelect control={form.control} name="color" label={phrases.color} options={colorOptions} />
        <p>
          <LabelTag label={{ name: name.trim() || phrases.name, color }} />
        </p>
        <FormDialogActions submit={phrases.save} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}

const colorOptions = labelColors.map((value) => ({ value, label: phrases.colors[value] }));
