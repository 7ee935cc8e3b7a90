import type { ReactNode } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';

import * as phrases from '#phrases/conventions/staff/reference-data.ts';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { FormCheckbox, FormText } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import type { AppForm } from '#web/ui/form/use-app-form.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

interface EntryFormProps<Input extends FieldValues, Output> {
  /** Has `active` and `position` beside the entry's own values. */
  form: AppForm<Input, Output>;
  label: string;
  onSave: (draft: Output) => Promise<unknown>;
  onClose: () => void;
  /** The entry's own fields. */
  children: ReactNode;
}

/** The form of an entry that families choose from: its own fields, whether and where it is offered, and the way out. */
export function EntryForm<Input extends FieldValues, Output extends { name: string }>({
  form,
  label,
  onSave,
  onClose,
  children,
}: EntryFormProps<Input, Output>) {
  return (
    <Form
      form={form}
      label={label}
      errorTitle={phrases.thisWasNotSaved}
      onSubmit={async (draft) => {
        await onSave(draft);
        showToast({ message: phrases.isSaved({ name: draft.name }) });
        onClose();
      }}
    >
      {children}
      <FormCheckbox
        control={form.control}
        name={'active' as FieldPath<Input>}
        label={phrases.offeredInForms}
        description={phrases.offeredHint}
      />
      <FormText
        control={form.control}
        name={'position' as FieldPath<Input>}
        label={phrases.placeInTheList}
        description={phrases.placeHint}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormDialogActions submit={phrases.save} onCancel={onClose} />
    </Form>
  );
}
