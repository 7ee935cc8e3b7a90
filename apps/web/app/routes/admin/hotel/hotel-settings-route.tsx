import { hotelSettings } from '#phrases/hotel/staff/stays.ts';
import { HotelSettingsForm } from '#web/features/hotel/staff/stays/settings/hotel-settings-form.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';

import { HotelPart } from './hotel-part.tsx';

export const meta = () => pageTitle(hotelSettings);

/** The hotel of a convention. */
export default function HotelSettings() {
  return (
    <HotelPart title={hotelSettings}>
      {({ _id, settings }) => <HotelSettingsForm key={_id} conventionId={_id} settings={settings} />}
    </HotelPart>
  );
}
