import { driverForm } from '@sangamam/contract/travel/fleet/fleet-forms';
import type { Driver } from '@sangamam/contract/travel/fleet/fleet';

import * as phrases from '#phrases/travel/staff/fleet.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormText } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useAddDriver, useUpdateDriver } from './api.ts';

interface Props {
  conventionId: string;
  /** Who is changed; a new one without. */
  driver?: Driver;
  opened: boolean;
  onClose: () => void;
}

/** Adds or changes a driver. */
export function DriverDialog(props: Props) {
  const { driver, opened, onClose } = props;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={driver ? phrases.editDriver : phrases.addDriver}
      size="sm"
    >
      <DriverForm {...props} />
    </Dialog>
  );
}

const typedOf = ({ name, phone }: Driver) => ({ name, phone });

function DriverForm({ conventionId, driver, onClose }: Props) {
  const form = useAppForm({
    schema: driverForm,
    defaultValues: driver ? typedOf(driver) : { name: '', phone: '' },
  });
  const { control } = form;
  const { revision, newerVersion } = useRevision(form, driver, typedOf);
  const add = useAddDriver(conventionId);
  const update = useUpdateDriver(driver?._id ?? '');
  return (
    <Form
      form={form}
      label={phrases.driver}
      errorTitle={phrases.notSaved}
      onSubmit={async (draft) => {
        await (revision === undefined ? add.mutateAsync(draft) : update.mutateAsync({ ...draft, revision }));
        showToast({ message: phrases.saved({ name: draft.name }) });
        onClose();
      }}
    >
      {newerVersion}
      <FormText control={control} name="name" label={phrases.name} autoComplete="off" />
      <FormText
        control={control}
        name="phone"
        label={phrases.phone}
        description={phrases.phoneIsTold}
        optional
        type="tel"
        autoComplete="off"
      />
      {driver !== undefined && driver.openRuns > 0 && <p>{phrases.familiesAreTold}</p>}
      <FormDialogActions submit={phrases.save} onCancel={onClose} />
    </Form>
  );
}
