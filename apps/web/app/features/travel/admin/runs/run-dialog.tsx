import { shuttleRunForm, typedRun } from '@sangamam/contract/travel/shuttles/shuttle-forms';
import type { ShuttleRun } from '@sangamam/contract/travel/shuttles/shuttle-run';
import { defaultPlanSettings } from '@sangamam/contract/travel/shuttles/plan-settings';
import { travelDirections } from '@sangamam/contract/travel/travel-plan';

import * as phrases from '#phrases/travel/admin.ts';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormSelect, FormText, FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { useAirports } from '../../api/airports.ts';
import { useCreateRun, useUpdateRun } from '../api/shuttles.ts';

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
      <RunForm {...props} />
    </Dialog>
  );
}

const empty = { departsAt: '', seats: '', driverName: '', driverPhone: '', meetingPoint: '' };

function RunForm({ conventionId, run, start, onClose }: Props) {
  const seats = String(defaultPlanSettings.seats);
  const form = useAppForm({
    schema: shuttleRunForm,
    defaultValues: run
      ? typedRun(run)
      : { direction: 'ARRIVAL', day: '', airport: '', ...empty, ...start, seats },
  });
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
          options={travelDirections.map((value) => ({ value, label: phrases.directions[value] }))}
        />
        <Loaded query={useAirports()}>
          {(airports) => (
            <FormSelect
              control={control}
              name="airport"
              label={phrases.airport}
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
      <FormText control={control} name="seats" label={phrases.seats} inputMode="numeric" autoComplete="off" />
      <FieldRow>
        <FormText
          control={control}
          name="driverName"
          label={phrases.driverName}
          optional
          autoComplete="off"
        />
        <FormText
          control={control}
          name="driverPhone"
          label={phrases.driverPhone}
          optional
          type="tel"
          autoComplete="off"
        />
      </FieldRow>
      <FormTextarea
        control={control}
        name="meetingPoint"
        label={phrases.meetingPoint}
        description={phrases.familiesReadThis}
        optional
        maxLength={300}
        rows={2}
      />
      <DialogActions>
        <SubmitButton>{phrases.save}</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          {phrases.cancel}
        </Button>
      </DialogActions>
    </Form>
  );
}
