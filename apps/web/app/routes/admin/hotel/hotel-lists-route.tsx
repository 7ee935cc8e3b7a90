import { intro, listsForTheHotel } from '#phrases/hotel/staff/lists.ts';
import { useHotelLists } from '#web/features/hotel/staff/api.ts';
import { ChangeTable } from '#web/features/hotel/staff/lists/change-table.tsx';
import { ExportedLists } from '#web/features/hotel/staff/lists/exported-lists.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';

import { HotelPart } from './hotel-part.tsx';

export const meta = () => pageTitle(listsForTheHotel);

/** What changed since the last list that was sent to the hotel, and the lists that were exported. */
export default function HotelLists() {
  return (
    <HotelPart title={listsForTheHotel} intro={intro}>
      {({ _id }, params) => (
        <Stack gap="lg">
          <ChangeTable conventionId={_id} params={params} />
          <Exported conventionId={_id} />
        </Stack>
      )}
    </HotelPart>
  );
}

function Exported({ conventionId }: { conventionId: string }) {
  return <Loaded query={useHotelLists(conventionId)}>{(lists) => <ExportedLists lists={lists} />}</Loaded>;
}
