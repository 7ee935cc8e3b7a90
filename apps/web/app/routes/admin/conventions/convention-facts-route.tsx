import { adminPaths } from '@sangamam/contract/admin-paths';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/routes/admin/conventions.ts';
import { ConventionForm } from '#web/features/conventions/staff/configuration/convention-form/convention-form.tsx';
import { MediaPicker } from '#web/features/content/staff/media/media-picker.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import type { Route } from './+types/convention-facts-route.ts';
import { ConfigurationPage } from './configuration-page.tsx';

export const meta = () => pageTitle(phrases.factsDatesTreasurer);

export default function ConventionFacts({ params: { conventionId } }: Route.ComponentProps) {
  const navigate = useNavigate();
  return (
    <ConfigurationPage conventionId={conventionId} part={() => phrases.factsDatesTreasurer}>
      {(convention) => (
        <ConventionForm
          MediaPicker={MediaPicker}
          convention={convention}
          onSaved={() => {
            showToast({ message: phrases.conventionSaved });
            void navigate(adminPaths.convention(conventionId));
          }}
        />
      )}
    </ConfigurationPage>
  );
}
