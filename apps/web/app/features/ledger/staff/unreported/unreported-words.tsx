import type { UnreportedFilters } from '@sangamam/contract/ledger/unreported/unreported-filters';

import { ofUnreported, searched } from '#phrases/letters/staff/audience.ts';
import { WordList } from '#web/ui/data/word-list/word-list.tsx';

/** The families without a reported payment that a search finds, in words. */
export function UnreportedWords({ filters: { search } }: { filters: UnreportedFilters }) {
  return (
    <>
      <p>{ofUnreported}</p>
      <WordList words={[{ label: searched, text: search }]} />
    </>
  );
}
