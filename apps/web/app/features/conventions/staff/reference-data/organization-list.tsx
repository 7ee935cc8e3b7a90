import { adminPaths } from '@sangamam/contract/admin-paths';
import type {
  AdminOrganization,
  OrganizationType,
} from '@sangamam/contract/conventions/reference-data/reference-drafts';
import { organizationForm } from '@sangamam/contract/conventions/reference-data/reference-forms';

import * as phrases from '#phrases/conventions/staff/reference-data.ts';
import { CountLink } from '#web/ui/data/count-link/count-link.tsx';
import { FormText } from '#web/ui/form/form-fields.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';

import { useDeleteOrganization, useOrganizations, useSaveOrganization } from './api.ts';
import { EntryForm } from './entry-form.tsx';
import styles from './entry-list.module.css';
import { EntryList } from './entry-list.tsx';

const words = {
  LOCAL_UNIT: { noun: phrases.localUnit, plural: phrases.localUnits },
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
          uses={phrases.people}
          renderUses={(row) => <People type={type} row={row} />}
          rows={rows}
          keyOf={({ _id }) => _id}
          onDelete={(row) => remove.mutateAsync(row)}
          renderForm={(row, onClose) => (
            <OrganizationForm key={row?._id} type={type} row={row} onClose={onClose} />
          )}
        />
      )}
    </Loaded>
  );
}

/** How many people have it, and of these the registrants as a link to their list. */
function People({
  type,
  row: { _id, name, uses, registrants },
}: {
  type: OrganizationType;
  row: AdminOrganization;
}) {
  const query = new URLSearchParams(type === 'LOCAL_UNIT' ? { organization: _id } : { parish: name });
  return (
    <div>
      {uses}
      {registrants > 0 && (
        <span className={styles['sub']}>
          <CountLink count={registrants} to={`${adminPaths.people}?${query}`} what={phrases.of({ name })}>
            {phrases.registrantCount(registrants)}
          </CountLink>
        </span>
      )}
    </div>
  );
}

function OrganizationForm({
  type,
  row,
  onClose,
}: {
  type: OrganizationType;
  row: AdminOrganization | undefined;
  onClose: () => void;
}) {
  const form = useAppForm({
    schema: organizationForm,
    defaultValues: formValues(row),
  });
  const { revision, newerVersion } = useRevision(form, row, formValues);
  const save = useSaveOrganization(type, row && { id: row._id, revision: revision ?? 0 });
  return (
    <EntryForm
      form={form}
      label={words[type].noun}
      onSave={(draft) => save.mutateAsync(draft)}
      onClose={onClose}
    >
      {newerVersion}
      <FormText
        control={form.control}
        name="name"
        label={phrases.name}
        {...(type === 'PARISH' && row && { description: phrases.nameHint })}
        autoComplete="off"
        maxLength={120}
      />
    </EntryForm>
  );
}

function formValues(row: AdminOrganization | undefined) {
  return { name: row?.name ?? '', active: row?.active ?? true, position: String(row?.position ?? 0) };
}
