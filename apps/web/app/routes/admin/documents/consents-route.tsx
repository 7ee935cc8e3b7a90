import { adminPaths } from '@sangamam/contract/admin-paths';

import * as phrases from '#phrases/documents/staff/consents.ts';
import { ConsentTable } from '#web/features/documents/staff/consents/consent-table.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page, Row } from '#web/ui/layout/page/page.tsx';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';

export const meta = () => pageTitle(phrases.consentForms);
export const handle: PageHandle = { heading: phrases.consentForms, ability: 'review-consents' };

export default function Consents() {
  return (
    <Page title={phrases.consentForms} intro={phrases.formsToCheck}>
      <RequireAbility ability="review-consents">
        {(roles) => (
          <>
            <Row>
              <LinkButton variant="muted" icon="alert" to={adminPaths.missingConsents}>
                {phrases.missingForms}
              </LinkButton>
            </Row>
            <ConsentTable roles={roles} />
          </>
        )}
      </RequireAbility>
    </Page>
  );
}
