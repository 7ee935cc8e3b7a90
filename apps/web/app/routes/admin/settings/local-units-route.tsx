import * as phrases from '#phrases/routes/admin/settings.ts';
import { OrganizationList } from '#web/features/conventions/staff/reference-data/organization-list.tsx';
import { SettingsNavigation } from '#web/features/conventions/staff/site-settings/settings-navigation.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.localUnits);

export default function LocalUnits() {
  return (
    <Page title={phrases.localUnits} intro={phrases.localUnitsIntro} above={<SettingsNavigation />}>
      <RequireAbility ability="manage-settings">
        {() => <OrganizationList type="LOCAL_UNIT" />}
      </RequireAbility>
    </Page>
  );
}
