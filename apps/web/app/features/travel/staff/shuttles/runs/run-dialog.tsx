import type { EndpointData } from '@sangamam/contract/http/endpoint';
import type { getFleet } from '@sangamam/contract/travel/fleet/fleet-endpoints';
import { shuttleRunForm, typedRun } from '@sangamam/contract/travel/shuttles/shuttle-forms';
import type { ShuttleRun } from '@sangamam/contract/travel/shuttles/shuttle-run';
import { defaultPlanSettings } from '@sangamam/contract/travel/shuttles/plan-settings';
import { travelDirections } from '@sangamam/contract/travel/plan/travel-plan';

import * as phrases from '#phrases/travel/staff/journeys.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormSelect, FormText, FormTextarea } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useAirports } from '../../../family/api.ts';
import { useFleet } from '../../fleet/api.ts';
import { useCreateRun, useUpdateRun } from '../api/shuttles.ts';

type Fleet = EndpointData<typeof getFleet>;

interface Props {
  conventionId: string;
  /** The run that is changed; a new one without. */
  run?: ShuttleRun;
  /** What a new run starts with. */
  start?: Pick<ShuttleRun, 'direction' | 'day' | 'airport'>;
  opened: boolean;
  onClose: () => void;
}

/** Adds or changes a run. */
export function RunDialog(props: Props) {
  const { run, opened, onClose } = props;
  return (
    <Dialog opened={opened} onClose={onClose} title={run ? phrases.editRun : phrases.addRun}>
      <Loaded query={useFleet(props.conventionId)}>{(fleet) => <RunForm {...props} fleet={fleet} />}</Loaded>
    </Dialog>
  );
}

const empty = { departsAt: '', driverId: '', vehicleId: '' };

function RunForm({ conventionId, run, start, fleet, onClose }: Props & { fleet: Fleet }) {
  const meetingPointOf = (direction: string, airport: string) => {
    const place = fleet.places.find((one) => one.airport === airport);
    return (direction === 'ARRIVAL' ? place?.arrivalMeetingPoint : place?.departureMeetingPoint) ?? '';
  };
  const begun = { direction: 'ARRIVAL', day: '', airport: '', ...start };
  const form = useAppForm({
    schema: shuttleRunForm,
    defaultValues: run
      ? typedRun(run)
      : {
          ...begun,
          ...empty,
          seats: String(defaultPlanSettings.seats),
          meetingPoint: meetingPointOf(begun.direction, begun.airport),
        },
  });
  const defaults = new Set(
    fleet.places.flatMap((one) => [one.arrivalMeetingPoint, one.departureMeetingPoint]),
  );
  /** A meeting point that somebody typed stays. */
  const followPlace = () => {
    const { direction, airport, meetingPoint } = form.getValues();
    if (meetingPoint === '' || defaults.has(meetingPoint))
      form.setValue('meetingPoint', meetingPointOf(direction, airport), { shouldDirty: true });
  };
  const { control } = form;
  const { revision, newerVersion } = useRevision(form, run, typedRun);
  const create = useCreateRun(conventionId);
  const update = useUpdateRun(run?._id ?? '');
  return (
    <Form
      form={form}
      label={phrases.runForm}
      errorTitle={phrases.notSaved}
      onSubmit={async (draft) => {
        await (revision === undefined
          ? create.mutateAsync(draft)
          : update.mutateAsync({ ...draft, revision }));
        showToast({ message: phrases.runSaved });
        onClose();
      }}
    >
      {newerVersion}
      <FieldRow>
        <FormSelect
          control={control}
          name="direction"
          label={phrases.direction}
          onChanged={followPlace}
          options={travelDirections.map((value) => ({ value, label: phrases.directions[value] }))}
        />
        <Loaded query={useAirports()}>
          {(airports) => (
            <FormSelect
              control={control}
              name="airport"
              label={phrases.airport}
              onChanged={followPlace}
              options={airports.map(({ code, name }) => ({ value: code, label: name }))}
            />
          )}
        </Loaded>
      </FieldRow>
      <FieldRow>
        <FormText control={control} name="day" label={phrases.day} type="date" />
        <FormText
          control={control}
          name="departsAt"
          label={phrases.departsAt}
          description={phrases.timeHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
        />
      </FieldRow>
      <FieldRow>
        <FormSelect
          control={control}
          name="vehicleId"
          label={phrases.vehicle}
          optional
          options={[{ value: '', label: phrases.noVehicle }, ...fleet.vehicles.map(vehicleOption)]}
          onChanged={(id) => {
            const chosen = fleet.vehicles.find(({ _id }) => _id === id);
            if (chosen) form.setValue('seats', String(chosen.seats), { shouldDirty: true });
          }}
        />
        <FormText
          control={control}
          name="seats"
          label={phrases.seats}
          inputMode="numeric"
          autoComplete="off"
        />
      </FieldRow>
      <FormSelect
        control={control}
        name="driverId"
        label={phrases.driver}
        description={fleet.drivers.length === 0 ? phrases.addDriversFirst : undefined}
        optional
        options={[
          { value: '', label: namedOnly(run) || phrases.noDriver },
          ...fleet.drivers.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
      />
      <FormTextarea
        control={control}
        name="meetingPoint"
        label={phrases.meetingPoint}
        description={phrases.familiesReadThis}
        optional
        maxLength={300}
        rows={2}
      />
      <FormDialogActions submit={phrases.save} onCancel={onClose} />
    </Form>
  );
}

const vehicleOption = ({ _id, name, seats }: Fleet['vehicles'][number]) => ({
  value: _id,
  label: phrases.vehicleWithSeats({ name, seats }),
});

/** The driver of a run who is not in the list any more. */
const namedOnly = (run: ShuttleRun | undefined) => (run?.driverId === null ? run.driverName : '');
