import type { PictureFilters } from '@sangamam/contract/documents/family-picture/picture-filters';

import { state as stateLabel } from '#phrases/documents/staff/family-picture.ts';
import { everything, ofPictures, searched } from '#phrases/letters/staff/audience.ts';
import { WordList } from '#web/ui/data/word-list/word-list.tsx';

import { pictureStateOptions } from './picture-state.tsx';

/** The families whose pictures match, in words. */
export function PictureWords({ filters: { state, search } }: { filters: PictureFilters }) {
  const chosen = pictureStateOptions.find(({ value }) => value === state);
  return (
    <>
      <p>{ofPictures}</p>
      <WordList
        words={[
          { label: stateLabel, text: chosen?.label ?? everything },
          { label: searched, text: search },
        ]}
      />
    </>
  );
}
