import { adminPaths } from '@sangamam/contract/admin-paths';
import { useNavigate } from 'react-router';

import * as phrases from '#phrases/routes/admin/conventions.ts';
import { ConventionForm } from '#web/features/conventions/staff/configuration/convention-form/convention-form.tsx';
import { MediaPicker } from '#web/features/content/staff/media/media-picker.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

export const meta = () => pageTitle(phrases.newConvention);

export default function NewConvention() {
  const navigate = useNavigate();
  const trail = [{ label: phrases.conventions, to: adminPaths.conventions }, { label: phrases.newLabel }];
  return (
    <Page
      title={phrases.newConvention}
      intro={phrases.newConventionIntro}
      above={<Breadcrumbs trail={trail} />}
      narrow
    >
      <RequireAbility ability="configure-conventions">
        {() => (
          <ConventionForm
            MediaPicker={MediaPicker}
            onSaved={({ _id, name }) => {
              showToast({ message: phrases.isCreated({ name }) });
              void navigate(adminPaths.convention(_id), { replace: true });
            }}
          />
        )}
      </RequireAbility>
    </Page>
  );
}
