import { adminPaths } from '@sangamam/contract/admin-paths';

import { arrivalDesk } from '#phrases/arrival/staff/desk.ts';
import * as phrases from '#phrases/arrival/staff/absent.ts';
import { AbsentView } from '#web/features/arrival/staff/absent/absent-view.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.notHereYet);

const trail = [{ label: arrivalDesk, to: adminPaths.desk }, { label: phrases.notHereYet }];

export default function AbsentFamilies() {
  return (
    <Page title={phrases.notHereYet} intro={phrases.whoIsMissing} above={<Breadcrumbs trail={trail} />}>
      <RequireAbility ability="run-arrival-desk">{(roles) => <AbsentView roles={roles} />}</RequireAbility>
    </Page>
  );
}
