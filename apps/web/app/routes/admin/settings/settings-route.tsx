import * as phrases from '#phrases/routes/admin/settings.ts';
import { SiteSettings } from '#web/features/conventions/staff/site-settings/settings-forms.tsx';
import { SettingsNavigation } from '#web/features/conventions/staff/site-settings/settings-navigation.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { SecondFactorPolicySettings } from '#web/features/accounts/staff/second-factor/policy-form.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.settings);

export default function Settings() {
  return (
    <Page title={phrases.settings} intro={phrases.settingsIntro} above={<SettingsNavigation />}>
      <RequireAbility ability="manage-settings">
        {() => (
          <>
            <SiteSettings />
            <SecondFactorPolicySettings />
          </>
        )}
      </RequireAbility>
    </Page>
  );
}
