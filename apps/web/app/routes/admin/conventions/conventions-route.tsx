import { adminPaths } from '@sangamam/contract/admin-paths';

import * as phrases from '#phrases/routes/admin/conventions.ts';
import { ConventionTable } from '#web/features/conventions/staff/configuration/convention-table.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import type { PageHandle } from '#web/features/staff/shell/page-handle.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { LinkButton } from '#web/ui/primitives/button/button.tsx';
import { HeadingAction } from '#web/ui/layout/page/heading-action.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.conventions);
export const handle: PageHandle = { heading: phrases.conventions, ability: 'configure-conventions' };

export default function Conventions() {
  return (
    <Page title={phrases.conventions} intro={phrases.conventionsIntro}>
      <RequireAbility ability="configure-conventions">
        {() => (
          <>
            <ConventionTable />
            <HeadingAction>
              <LinkButton to={adminPaths.newConvention} icon="plus">
                {phrases.newConvention}
              </LinkButton>
            </HeadingAction>
          </>
        )}
      </RequireAbility>
    </Page>
  );
}
