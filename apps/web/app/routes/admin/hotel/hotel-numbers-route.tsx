import { confirmationNumbers, intro } from '#phrases/hotel/staff/numbers.ts';
import { ImportNumbers } from '#web/features/hotel/staff/numbers/import-numbers.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';

import { HotelPart } from './hotel-part.tsx';

export const meta = () => pageTitle(confirmationNumbers);

/** Takes the confirmation numbers that a hotel has sent. */
export default function HotelNumbers() {
  return (
    <HotelPart title={confirmationNumbers} intro={intro}>
      {({ _id }) => <ImportNumbers key={_id} conventionId={_id} />}
    </HotelPart>
  );
}
