import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';

import * as phrases from '#phrases/routes/admin/conventions.ts';
import { AddonForm } from '#web/features/conventions/staff/addons/addon-form.tsx';
import { useDeleteAddon } from '#web/features/conventions/staff/configuration/api.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';

import type { Route } from './+types/convention-addon-route.ts';
import { ConfigurationNotFound, ConfigurationPage } from './configuration-page.tsx';
import { EntryEditor } from './entry-editor.tsx';

export const meta = () => pageTitle(phrases.addOn);

export default function ConventionAddon({ params: { conventionId, addonId } }: Route.ComponentProps) {
  const isNew = addonId === 'new';
  const find = ({ addons }: ConventionConfiguration) => addons.find(({ _id }) => _id === addonId);
  return (
    <ConfigurationPage
      conventionId={conventionId}
      part={(convention) => (isNew ? phrases.addAnAddOn : (find(convention)?.title ?? 'Add-on'))}
    >
      {(convention) => <Edit key={addonId} convention={convention} stored={find(convention)} isNew={isNew} />}
    </ConfigurationPage>
  );
}

function Edit({
  convention: { _id: conventionId },
  stored,
  isNew,
}: {
  convention: ConventionConfiguration;
  stored: ConventionConfiguration['addons'][number] | undefined;
  isNew: boolean;
}) {
  const remove = useDeleteAddon(conventionId, { id: stored?._id ?? '', revision: stored?.revision ?? 0 });
  if (!stored && !isNew) return <ConfigurationNotFound what="add-on" />;
  return (
    <EntryEditor
      conventionId={conventionId}
      what="add-on"
      storedName={stored?.title}
      words={{ saved: phrases.addOnSaved, deleted: phrases.addOnDeleted }}
      onDelete={() => remove.mutateAsync(undefined)}
    >
      {(onSaved) => <AddonForm conventionId={conventionId} {...(stored && { stored })} onSaved={onSaved} />}
    </EntryEditor>
  );
}
