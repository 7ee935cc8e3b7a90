import { columnsForTheHotel, intro } from '#phrases/hotel/staff/columns.ts';
import { useRoomingColumns } from '#web/features/hotel/staff/api.ts';
import { ColumnEditor } from '#web/features/hotel/staff/stays/columns/column-editor.tsx';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';

import { HotelPart } from './hotel-part.tsx';

export const meta = () => pageTitle(columnsForTheHotel);

/** The columns of the rooming list that a hotel wants. */
export default function HotelColumns() {
  return (
    <HotelPart title={columnsForTheHotel} intro={intro}>
      {({ _id }) => <Columns conventionId={_id} />}
    </HotelPart>
  );
}

function Columns({ conventionId }: { conventionId: string }) {
  return (
    <Loaded query={useRoomingColumns(conventionId)}>
      {({ rooming, revision }) => (
        // Columns that somebody else saved meanwhile are shown anew.
        <ColumnEditor
          key={`${conventionId} ${revision}`}
          conventionId={conventionId}
          rooming={rooming}
          revision={revision}
        />
      )}
    </Loaded>
  );
}
