import { adminPaths } from '@sangamam/contract/admin-paths';
import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/routes/admin/conventions.ts';
import { useDeletePackage } from '#web/features/conventions/staff/configuration/api.ts';
import { DeleteButton } from '#web/features/conventions/staff/configuration/delete-button.tsx';
import { PackageForm } from '#web/features/conventions/staff/packages/package-form.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import type { Route } from './+types/convention-package-route.ts';
import { ConfigurationNotFound, ConfigurationPage } from './configuration-page.tsx';

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
  const navigate = useNavigate();
  const remove = useDeletePackage(conventionId, { id: stored?._id ?? '', revision: stored?.revision ?? 0 });
  if (!stored && !isNew) return <ConfigurationNotFound what="package" />;
  const leave = (message: string) => {
    showToast({ message });
    void navigate(adminPaths.convention(conventionId));
  };
  return (
    <>
      <PackageForm
        conventionId={conventionId}
        {...(stored && { stored })}
        onSaved={() => leave(phrases.packageSaved)}
      />
      {stored && (
        <DeleteButton
          what="package"
          name={stored.name}
          onDelete={async () => {
            await remove.mutateAsync(undefined);
            leave(phrases.packageDeleted);
          }}
        />
      )}
    </>
  );
}
