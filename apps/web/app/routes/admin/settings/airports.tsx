import { AirportList } from '#web/features/reference-data/admin/airport-list.tsx';
import { SettingsNavigation } from '#web/features/site-settings/admin/settings-navigation.tsx';
import { seesSetUp } from '#web/features/staff/duties.ts';
import { ForDuty } from '#web/features/staff/for-duty.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle('Airports');

export default function Airports() {
  return (
    <Page title="Airports" intro="Where families may arrive and leave." above={<SettingsNavigation />}>
      <ForDuty allows={seesSetUp}>{() => <AirportList />}</ForDuty>
    </Page>
  );
}
