import type { DeskOrganization, OrganizationType } from '@sangamam/contract/reference-data/reference-desk';
import { organizationForm } from '@sangamam/contract/reference-data/reference-forms';

import { useState } from 'react';

import { Button } from '#web/ui/button/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog/dialog.tsx';
import { FormCheckbox, FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form } from '#web/ui/form/form.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { Loaded } from '#web/ui/loaded/loaded.tsx';
import { NewerVersion } from '#web/ui/newer-version/newer-version.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { useDeleteOrganization, useOrganizations, useSaveOrganization } from './api/organizations.ts';
import { EntryList } from './entry-list.tsx';

const words = {
  LOCAL_UNIT: { noun: 'local unit', plural: 'local units' },
  PARISH: { noun: 'parish', plural: 'parishes' },
} as const;

/** Local units or parishes that families choose from. */
export function OrganizationList({ type }: { type: OrganizationType }) {
  const query = useOrganizations(type);
  const remove = useDeleteOrganization();
  return (
    <Loaded query={query}>
      {(rows) => (
        <EntryList
          {...words[type]}
          uses="People"
          rows={rows}
          keyOf={({ _id }) => _id}
          onDelete={(row) => remove.mutateAsync(row)}
          renderDialog={({ row, opened, onClose }) => (
            <Dialog
              opened={opened}
              onClose={onClose}
              title={row ? `Change ${row.name}` : `Add a ${words[type].noun}`}
              size="sm"
            >
              <OrganizationForm key={row?._id} type={type} row={row} onClose={onClose} />
            </Dialog>
          )}
        />
      )}
    </Loaded>
  );
}

function OrganizationForm({
  type,
  row,
  onClose,
}: {
  type: OrganizationType;
  row: DeskOrganization | undefined;
  onClose: () => void;
}) {
  const form = useAppForm({
    schema: organizationForm,
    defaultValues: formValues(row),
  });
  const [revision, setRevision] = useState(row?.revision);
  const save = useSaveOrganization(type, row && { id: row._id, revision: revision ?? 0 });
  return (
    <Form
      form={form}
      label={words[type].noun}
      errorTitle="This was not saved"
      onSubmit={async (draft) => {
        await save.mutateAsync(draft);
        showToast({ message: `${draft.name} is saved` });
        onClose();
      }}
    >
      {row && row.revision !== revision && !form.formState.isSubmitting && (
        <NewerVersion
          onShow={() => {
            form.reset(formValues(row));
            setRevision(row.revision);
          }}
        />
      )}
      <FormText
        control={form.control}
        name="name"
        label="Name"
        {...(type === 'PARISH' &&
          row && { description: 'Whoever has chosen it before keeps the name that it has now.' })}
        autoComplete="off"
        maxLength={120}
      />
      <FormCheckbox
        control={form.control}
        name="active"
        label="Offered in forms"
        description="Hidden ones stay with those who have chosen them."
      />
      <FormText
        control={form.control}
        name="position"
        label="Place in the list"
        description="The smaller the earlier; equal ones stand by name."
        inputMode="numeric"
        autoComplete="off"
      />
      <DialogActions>
        <SubmitButton>Save</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Form>
  );
}

function formValues(row: DeskOrganization | undefined) {
  return { name: row?.name ?? '', active: row?.active ?? true, position: String(row?.position ?? 0) };
}
