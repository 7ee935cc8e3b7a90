import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';

import * as phrases from '#phrases/routes/admin/conventions.ts';
import { useDeletePackage } from '#web/features/conventions/staff/configuration/api.ts';
import { PackageForm } from '#web/features/conventions/staff/packages/package-form.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';

import type { Route } from './+types/convention-package-route.ts';
import { ConfigurationNotFound, ConfigurationPage } from './configuration-page.tsx';
import { EntryEditor } from './entry-editor.tsx';

export const meta = () => pageTitle(phrases.packageLabel);

export default function ConventionPackage({ params: { conventionId, packageId } }: Route.ComponentProps) {
  const isNew = packageId === 'new';
  const find = ({ packages }: ConventionConfiguration) => packages.find(({ _id }) => _id === packageId);
  return (
    <ConfigurationPage
      conventionId={conventionId}
      part={(convention) => (isNew ? phrases.addAPackage : (find(convention)?.name ?? 'Package'))}
    >
      {(convention) => (
        <Edit key={packageId} convention={convention} stored={find(convention)} isNew={isNew} />
      )}
    </ConfigurationPage>
  );
}

function Edit({
  convention: { _id: conventionId },
  stored,
  isNew,
}: {
  convention: ConventionConfiguration;
  stored: ConventionConfiguration['packages'][number] | undefined;
  isNew: boolean;
}) {
  const remove = useDeletePackage(conventionId, { id: stored?._id ?? '', revision: stored?.revision ?? 0 });
  if (!stored && !isNew) return <ConfigurationNotFound what="package" />;
  return (
    <EntryEditor
      conventionId={conventionId}
      what="package"
      storedName={stored?.name}
      words={{ saved: phrases.packageSaved, deleted: phrases.packageDeleted }}
      onDelete={() => remove.mutateAsync(undefined)}
    >
      {(onSaved) => <PackageForm conventionId={conventionId} {...(stored && { stored })} onSaved={onSaved} />}
    </EntryEditor>
  );
}
