import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';
import { cloneForm } from '@sangamam/contract/conventions/configuration/configuration-forms';

import * as phrases from '#phrases/conventions/staff/configuration.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { FormText } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useCloneConvention } from './api.ts';

/** Creates the next convention as a copy of this one. */
export function CloneDialog({
  convention,
  opened,
  onClose,
  onCloned,
}: {
  convention: ConventionConfiguration;
  opened: boolean;
  onClose: () => void;
  onCloned: (copy: ConventionConfiguration) => void;
}) {
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.copyConvention} size="sm">
      <p>{phrases.copyText({ name: convention.name })}</p>
      <CloneFields convention={convention} onClose={onClose} onCloned={onCloned} />
    </Dialog>
  );
}

function CloneFields({
  convention,
  onClose,
  onCloned,
}: {
  convention: ConventionConfiguration;
  onClose: () => void;
  onCloned: (copy: ConventionConfiguration) => void;
}) {
  const form = useAppForm({ schema: cloneForm, defaultValues: { name: '', startDate: '' } });
  const clone = useCloneConvention(convention._id);
  return (
    <Form
      form={form}
      label={phrases.copyConvention}
      errorTitle={phrases.createFailed}
      onSubmit={async (values) => onCloned(await clone.mutateAsync(values))}
    >
      <FormText control={form.control} name="name" label={phrases.name} autoComplete="off" maxLength={120} />
      <FormText control={form.control} name="startDate" label={phrases.firstDay} type="date" />
      <FormDialogActions submit={phrases.createIt} onCancel={onClose} />
    </Form>
  );
}
