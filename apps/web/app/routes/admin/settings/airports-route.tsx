import * as phrases from '#phrases/routes/admin/settings.ts';
import { AirportList } from '#web/features/conventions/staff/reference-data/airport-list.tsx';
import { SettingsNavigation } from '#web/features/conventions/staff/site-settings/settings-navigation.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(phrases.airports);

export default function Airports() {
  return (
    <Page title={phrases.airports} intro={phrases.airportsIntro} above={<SettingsNavigation />}>
      <RequireAbility ability="manage-settings">{() => <AirportList />}</RequireAbility>
    </Page>
  );
}
