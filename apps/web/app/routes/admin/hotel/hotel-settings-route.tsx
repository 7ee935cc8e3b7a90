import { adminPaths } from '@sangamam/contract/admin-paths';

import { hotelDesk, hotelSettings } from '#phrases/hotel/admin.ts';
import { OfConvention } from '#web/features/hotel/admin/of-convention.tsx';
import { HotelSettingsForm } from '#web/features/hotel/admin/settings/hotel-settings-form.tsx';
import { RequireAbility } from '#web/features/staff/require-ability.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Breadcrumbs } from '#web/ui/layout/breadcrumbs/breadcrumbs.tsx';
import { Page } from '#web/ui/layout/page/page.tsx';

export const meta = () => pageTitle(hotelSettings);

/** The hotel of a convention. */
export default function HotelSettings() {
  return (
    <Page
      title={hotelSettings}
      above={<Breadcrumbs trail={[{ label: hotelDesk, to: adminPaths.hotel }, { label: hotelSettings }]} />}
    >
      <RequireAbility ability="manage-hotel">
        {() => (
          <OfConvention>
            {({ _id, settings }) => <HotelSettingsForm key={_id} conventionId={_id} settings={settings} />}
          </OfConvention>
        )}
      </RequireAbility>
    </Page>
  );
}
