import { shuttlePlaceForm } from '@sangamam/contract/travel/fleet/fleet-forms';
import type { ShuttlePlace } from '@sangamam/contract/travel/fleet/fleet';
import { useState } from 'react';

import * as phrases from '#phrases/travel/staff/fleet.ts';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { FormText, FormTextarea } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useSaveShuttlePlace } from './api.ts';

/** The airports: where runs meet unless they say otherwise, and how long a round trip takes. */
export function PlaceList({
  conventionId,
  places,
  mayManage,
}: {
  conventionId: string;
  places: readonly ShuttlePlace[];
  mayManage: boolean;
}) {
  const [airport, edit] = useState<string>();
  const edited = places.find((place) => place.airport === airport);
  return (
    <Stack gap="sm">
      <h2>{phrases.airports}</h2>
      <p>{phrases.airportsWords}</p>
      <DataTable
        caption={phrases.airports}
        columns={mayManage ? [...columns, actionsFor(edit)] : columns}
        rows={places}
        rowKey={({ airport: code }) => code}
        empty={null}
      />
      <Dialog
        opened={edited !== undefined}
        onClose={() => edit(undefined)}
        title={edited?.airportName ?? phrases.airports}
      >
        {edited && <PlaceForm conventionId={conventionId} place={edited} onClose={() => edit(undefined)} />}
      </Dialog>
    </Stack>
  );
}

function actionsFor(edit: (airport: string) => void): Column<ShuttlePlace> {
  return {
    key: 'actions',
    header: phrases.actions,
    screenOnly: true,
    cell: (place) => (
      <Button size="sm" variant="secondary" onClick={() => edit(place.airport)}>
        {phrases.edit}
        <span className="visually-hidden">{phrases.of({ name: place.airportName })}</span>
      </Button>
    ),
  };
}

const columns: readonly Column<ShuttlePlace>[] = [
  { key: 'name', header: phrases.airport, rowHeader: true, cell: ({ airportName }) => airportName },
  {
    key: 'arrival',
    header: phrases.arrivalMeetingPoint,
    cell: ({ arrivalMeetingPoint }) => arrivalMeetingPoint || phrases.none,
  },
  {
    key: 'departure',
    header: phrases.departureMeetingPoint,
    cell: ({ departureMeetingPoint }) => departureMeetingPoint || phrases.none,
  },
  {
    key: 'trip',
    header: phrases.roundTrip,
    numeric: true,
    cell: ({ roundTripMinutes }) => phrases.minutes({ minutes: roundTripMinutes }),
  },
];

function PlaceForm({
  conventionId,
  place: { airport, airportName, arrivalMeetingPoint, departureMeetingPoint, roundTripMinutes },
  onClose,
}: {
  conventionId: string;
  place: ShuttlePlace;
  onClose: () => void;
}) {
  const form = useAppForm({
    schema: shuttlePlaceForm,
    defaultValues: {
      arrivalMeetingPoint,
      departureMeetingPoint,
      roundTripMinutes: String(roundTripMinutes),
    },
  });
  const { control } = form;
  const save = useSaveShuttlePlace(conventionId, airport);
  return (
    <Form
      form={form}
      label={airportName}
      errorTitle={phrases.notSaved}
      onSubmit={async (draft) => {
        await save.mutateAsync(draft);
        showToast({ message: phrases.saved({ name: airportName }) });
        onClose();
      }}
    >
      <FormTextarea
        control={control}
        name="arrivalMeetingPoint"
        label={phrases.arrivalMeetingPoint}
        description={phrases.meetingPointHint}
        optional
        maxLength={300}
        rows={2}
      />
      <FormTextarea
        control={control}
        name="departureMeetingPoint"
        label={phrases.departureMeetingPoint}
        optional
        maxLength={300}
        rows={2}
      />
      <FormText
        control={control}
        name="roundTripMinutes"
        label={phrases.roundTripMinutes}
        description={phrases.roundTripWords}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormDialogActions submit={phrases.save} onCancel={onClose} />
    </Form>
  );
}
