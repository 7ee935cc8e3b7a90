import { adminPaths } from '@sangamam/contract/admin-paths';
import type { ConventionConfiguration } from '@sangamam/contract/conventions/configuration/convention-configuration';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/routes/admin/conventions.ts';
import { AddonForm } from '#web/features/conventions/staff/addons/addon-form.tsx';
import { useDeleteAddon } from '#web/features/conventions/staff/configuration/api.ts';
import { DeleteButton } from '#web/features/conventions/staff/configuration/delete-button.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import type { Route } from './+types/convention-addon-route.ts';
import { ConfigurationNotFound, ConfigurationPage } from './configuration-page.tsx';

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
  const navigate = useNavigate();
  const remove = useDeleteAddon(conventionId, { id: stored?._id ?? '', revision: stored?.revision ?? 0 });
  if (!stored && !isNew) return <ConfigurationNotFound what="add-on" />;
  const leave = (message: string) => {
    showToast({ message });
    void navigate(adminPaths.convention(conventionId));
  };
  return (
    <>
      <AddonForm
        conventionId={conventionId}
        {...(stored && { stored })}
        onSaved={() => leave(phrases.addOnSaved)}
      />
      {stored && (
        <DeleteButton
          what="add-on"
          name={stored.title}
          onDelete={async () => {
            await remove.mutateAsync(undefined);
            leave(phrases.addOnDeleted);
          }}
        />
      )}
    </>
  );
}
