import { adminPaths } from '@sangamam/contract/admin-paths';

import * as phrases from '#phrases/documents/staff/consents.ts';
import { MissingTable } from '#web/features/documents/staff/consents/missing-table.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.missingForms);

const trail = [{ label: phrases.consentForms, to: adminPaths.documents }, { label: phrases.missingForms }];

export default function MissingConsents() {
  return (
    <Page
      title={phrases.missingForms}
      intro={phrases.missingFormsIntro}
      above={<Breadcrumbs trail={trail} />}
    >
      <RequireAbility ability="review-consents">{(roles) => <MissingTable roles={roles} />}</RequireAbility>
    </Page>
  );
}
