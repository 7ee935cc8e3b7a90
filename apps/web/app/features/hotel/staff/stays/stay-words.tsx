import { shortDate } from '@sangamam/contract/fields/dates/short-date';
import type { StayFilters } from '@sangamam/contract/hotel/stays/stay-filters';

import * as phrases from '#phrases/hotel/staff/stays.ts';
import { ofRoomingList, searched, show } from '#phrases/letters/staff/audience.ts';
import { WordList } from '#web/ui/data/word-list/word-list.tsx';

/** The families that filters of the rooming list find, in words. */
export function StayWords({ filters: { view, night, search } }: { filters: StayFilters }) {
  return (
    <>
      <p>{ofRoomingList}</p>
      <WordList
        words={[
          { label: show, text: view ? phrases.views[view] : phrases.allFamilies },
          { label: phrases.night, text: night && shortDate(night) },
          { label: searched, text: search },
        ]}
      />
    </>
  );
}
