import type { AdminAirport } from '@sangamam/contract/conventions/reference-data/reference-drafts';
import { airportForm } from '@sangamam/contract/conventions/reference-data/reference-forms';

import * as phrases from '#phrases/conventions/staff/reference-data.ts';
import { countedOrders } from '#web/domain/orders/counted-orders.ts';
import { CountLink } from '#web/ui/data/count-link/count-link.tsx';
import { FormText } from '#web/ui/form/form-fields.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';

import { useAirports, useDeleteAirport, useSaveAirport } from './api.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryList } from './entry-list.tsx';

/** Airports that families choose from for arrival and departure. */
export function AirportList() {
  const query = useAirports();
  const remove = useDeleteAirport();
  return (
    <Loaded query={query}>
      {(rows) => (
        <EntryList
          noun="airport"
          plural="airports"
          uses={phrases.travelPlans}
          renderUses={({ code, name, uses }) => (
            <CountLink count={uses} to={countedOrders({ airport: code })} what={phrases.of({ name })} />
          )}
          rows={rows}
          keyOf={({ code }) => code}
          onDelete={(row) => remove.mutateAsync(row)}
          renderForm={(row, onClose) => <AirportForm key={row?.code} row={row} onClose={onClose} />}
        />
      )}
    </Loaded>
  );
}

function AirportForm({ row, onClose }: { row: AdminAirport | undefined; onClose: () => void }) {
  const form = useAppForm({
    schema: airportForm,
    defaultValues: formValues(row),
  });
  const { revision, newerVersion } = useRevision(form, row, formValues);
  const save = useSaveAirport(row && { code: row.code, revision: revision ?? 0 });
  return (
    <EntryForm
      form={form}
      label={phrases.airport}
      onSave={(draft) => save.mutateAsync(draft)}
      onClose={onClose}
    >
      {newerVersion}
      <FormText
        control={form.control}
        name="code"
        label={phrases.code}
        description={phrases.codeHint}
        readOnly={row !== undefined}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={3}
      />
      <FormText control={form.control} name="name" label={phrases.name} autoComplete="off" maxLength={120} />
    </EntryForm>
  );
}

function formValues(row: AdminAirport | undefined) {
  return {
    code: row?.code ?? '',
    name: row?.name ?? '',
    active: row?.active ?? true,
    position: String(row?.position ?? 0),
  };
}
