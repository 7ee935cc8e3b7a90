import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { newEveningForm } from '@sangamam/contract/orders/kick-off/kick-off-form';
import { adminPaths } from '@sangamam/contract/admin-paths';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/orders/staff/kick-off.ts';
import { useLocalUnits } from '#web/domain/reference-data/organization-choices.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { FormSelect, FormText } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useOpenEvening } from './api.ts';

/** The day that it is on this device. */
const todayHere = () => calendarDateIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());

interface NewEvening {
  conventionId: string;
  onClose: () => void;
}

/** Opens an evening of a local unit and leads to it. */
export function NewEveningDialog({ opened, ...rest }: NewEvening & { opened: boolean }) {
  return (
    <Dialog opened={opened} onClose={rest.onClose} title={phrases.openEvening} keepsText>
      <NewEveningForm {...rest} />
    </Dialog>
  );
}

function NewEveningForm({ conventionId, onClose }: NewEvening) {
  const navigate = useNavigate();
  const open = useOpenEvening();
  const units = useLocalUnits().data ?? [];
  const [today] = useState(todayHere);
  const form = useAppForm({
    schema: newEveningForm,
    defaultValues: { name: '', localUnitId: '', day: today, place: '' },
  });
  const forgetDraft = useFormDraft(form, `kick-off.${conventionId}`);
  return (
    <Form
      form={form}
      label={phrases.openEvening}
      errorTitle={phrases.notOpened}
      onSubmit={async (values) => {
        const { _id } = await open.mutateAsync({ ...values, conventionId });
        forgetDraft();
        onClose();
        await navigate(adminPaths.kickOffEvening(_id));
      }}
    >
      <FormText
        control={form.control}
        name="name"
        label={phrases.name}
        description={phrases.nameHint}
        maxLength={80}
        autoComplete="off"
      />
      <FormSelect
        control={form.control}
        name="localUnitId"
        label={phrases.unit}
        placeholder={phrases.select}
        options={units}
      />
      <FormText control={form.control} name="day" label={phrases.day} type="date" />
      <FormText
        control={form.control}
        name="place"
        label={phrases.place}
        optional
        maxLength={120}
        autoComplete="off"
      />
      <FormDialogActions submit={phrases.openEvening} sending={phrases.opening} onCancel={onClose} />
    </Form>
  );
}
