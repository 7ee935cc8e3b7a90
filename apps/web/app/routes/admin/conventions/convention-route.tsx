import { adminPaths } from '@sangamam/contract/admin-paths';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/routes/admin/conventions.ts';
import { ConventionOverview } from '#web/features/conventions/staff/configuration/convention-overview.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import type { Route } from './+types/convention-route.ts';
import { ConfigurationPage } from './configuration-page.tsx';

export const meta = () => pageTitle(phrases.convention);

export default function Convention({ params: { conventionId } }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <ConfigurationPage key={conventionId} conventionId={conventionId}>
      {(convention) => (
        <ConventionOverview
          convention={convention}
          onCloned={({ _id, name }) => {
            showToast({ message: phrases.isCreated({ name }) });
            void navigate(adminPaths.convention(_id));
          }}
        />
      )}
    </ConfigurationPage>
  );
}
