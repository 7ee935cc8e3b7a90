import * as phrases from '#phrases/orders/staff/registrations.ts';
import { wordsOf } from '#web/ui/data/data-table/filter-field.tsx';
import { WordList } from '#web/ui/data/word-list/word-list.tsx';

import { useCountedFilters } from './counted-list-filters.ts';
import { useRegistrationFilters } from './registration-list-filters.ts';
import styles from './filter-words.module.css';

/** Filters of the registrations of a convention, in the words of their list. */
export function FilterWords({
  conventionId,
  filters,
}: {
  conventionId: string;
  filters: Readonly<Partial<Record<string, string>>>;
}) {
  const asked: Readonly<Record<string, string | undefined>> = { ...filters, conventionId };
  const filter = (name: string) => asked[name] ?? '';
  const offered = [
    ...useRegistrationFilters(true, filter),
    ...useCountedFilters({ filter }, conventionId, undefined),
  ];
  const words = offered.flatMap((one) => {
    const value = filter(one.name);
    return value === '' ? [] : [{ label: one.label, text: wordsOf(one, value) }];
  });
  const search = filter('search');
  const all = search === '' ? words : [...words, { label: phrases.searched, text: search }];
  if (all.length === 0) return <p className={styles['none']}>{phrases.noFilters}</p>;
  return <WordList words={all} />;
}
