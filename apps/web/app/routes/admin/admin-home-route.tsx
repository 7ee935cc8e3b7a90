import { hasAbility } from '@sangamam/contract/staff/abilities';

import * as phrases from '#phrases/routes/admin.ts';
import { useConvention } from '#web/domain/conventions/use-convention.ts';
import { QuestionCounts } from '#web/features/people/staff/questionnaire/question-counts.tsx';
import { useStaffSelf } from '#web/features/staff/api.ts';
import { OverviewView } from '#web/features/reports/staff/overview/overview-view.tsx';
import { roleNames } from '#web/domain/staff/role-names.ts';
import { SecondFactorAdvice } from '#web/features/accounts/staff/second-factor/advice.tsx';
import { SiteNotices } from '#web/features/staff/shell/site-notices.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.admin);

export default function AdminHome() {
  const { data: self } = useStaffSelf();
  const conventionId = useConvention()?.conventionId;
  if (!self) return null;
  const { roles } = self;
  return (
    <Page title={phrases.overview} intro={roles.map((role) => roleNames[role]).join(', ')}>
      {hasAbility(roles, 'see-notices') && <SiteNotices />}
      <SecondFactorAdvice />
      <OverviewView roles={roles}>
        {conventionId && hasAbility(roles, 'read-answers') && <QuestionCounts conventionId={conventionId} />}
      </OverviewView>
    </Page>
  );
}
