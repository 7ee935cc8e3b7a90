import { adminPaths } from '@sangamam/contract/admin-paths';

import * as phrases from '#phrases/casework/staff/labels.ts';
import { LabelList } from '#web/features/casework/staff/labels/label-list.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.labels);

export default function Labels() {
  const trail = [{ label: phrases.registrations, to: adminPaths.registrations }, { label: phrases.labels }];
  return (
    <Page title={phrases.labels} intro={phrases.intro} above={<Breadcrumbs trail={trail} />}>
      <RequireAbility ability="decide-registrations">{(roles) => <LabelList roles={roles} />}</RequireAbility>
    </Page>
  );
}
