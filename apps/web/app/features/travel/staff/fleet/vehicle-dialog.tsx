import { vehicleForm } from '@sangamam/contract/travel/fleet/fleet-forms';
import type { Vehicle } from '@sangamam/contract/travel/fleet/fleet';

import * as phrases from '#phrases/travel/staff/fleet.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormText } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useAddVehicle, useUpdateVehicle } from './api.ts';

interface Props {
  conventionId: string;
  /** What is changed; a new one without. */
  vehicle?: Vehicle;
  opened: boolean;
  onClose: () => void;
}

/** Adds or changes a vehicle. */
export function VehicleDialog(props: Props) {
  const { vehicle, opened, onClose } = props;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={vehicle ? phrases.editVehicle : phrases.addVehicle}
      size="sm"
    >
      <VehicleForm {...props} />
    </Dialog>
  );
}

const typedOf = ({ name, seats }: Vehicle) => ({ name, seats: String(seats) });

function VehicleForm({ conventionId, vehicle, onClose }: Props) {
  const form = useAppForm({
    schema: vehicleForm,
    defaultValues: vehicle ? typedOf(vehicle) : { name: '', seats: '' },
  });
  const { control } = form;
  const { revision, newerVersion } = useRevision(form, vehicle, typedOf);
  const add = useAddVehicle(conventionId);
  const update = useUpdateVehicle(vehicle?._id ?? '');
  return (
    <Form
      form={form}
      label={phrases.vehicle}
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
        name="seats"
        label={phrases.seats}
        description={phrases.withoutTheDriver}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormDialogActions submit={phrases.save} onCancel={onClose} />
    </Form>
  );
}
