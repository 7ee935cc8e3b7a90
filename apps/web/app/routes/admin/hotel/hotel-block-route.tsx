import { intro, roomBlock } from '#phrases/hotel/staff/block.ts';
import { useHotelBlock } from '#web/features/hotel/staff/api.ts';
import { BlockForm } from '#web/features/hotel/staff/block/block-form.tsx';
import { BlockView } from '#web/features/hotel/staff/block/block-view.tsx';
import type { HotelConvention } from '#web/features/hotel/staff/hotel-choice.ts';
import { pageTitle } from '#web/lib/text/page-title.ts';
import { Loaded } from '#web/ui/feedback/loaded/loaded.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';

import { HotelPart } from './hotel-part.tsx';

export const meta = () => pageTitle(roomBlock);

/** The rooms that a hotel keeps for a convention, against their cut-off. */
export default function HotelBlock() {
  return (
    <HotelPart title={roomBlock} intro={intro}>
      {(convention) => <Block key={convention._id} convention={convention} />}
    </HotelPart>
  );
}

function Block({ convention }: { convention: HotelConvention }) {
  return (
    <Loaded query={useHotelBlock(convention._id)}>
      {(block) => (
        <Stack gap="lg">
          <BlockView convention={convention} block={block} />
          <BlockForm conventionId={convention._id} block={block} />
        </Stack>
      )}
    </Loaded>
  );
}
