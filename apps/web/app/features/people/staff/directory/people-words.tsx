import type { PeopleFilters } from '@sangamam/contract/people/directory/people-filters';

import { ofPeople, searched } from '#phrases/letters/staff/audience.ts';
import { wordsOf } from '#web/ui/data/data-table/filter-field.tsx';
import { WordList } from '#web/ui/data/word-list/word-list.tsx';

import { usePeopleFilters } from './people-filters.ts';

/** The people that filters of their list find, in words. */
export function PeopleWords({ filters }: { filters: PeopleFilters }) {
  const filter = (name: string) => filters[name as keyof PeopleFilters] ?? '';
  const chosen = usePeopleFilters({ filter }).map((one) => ({
    label: one.label,
    text: wordsOf(one, filter(one.name)),
  }));
  return (
    <>
      <p>{ofPeople}</p>
      <WordList words={[...chosen, { label: searched, text: filters.search }]} />
    </>
  );
}
