import * as phrases from '#phrases/orders/staff/registrations.ts';
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
  const words = offered.flatMap(({ name, label, options }) => {
    const value = filter(name);
    if (value === '') return [];
    return [{ label, text: options.find((option) => option.value === value)?.label ?? value }];
  });
  const search = filter('search');
  const all = search === '' ? words : [...words, { label: phrases.searched, text: search }];
  if (all.length === 0) return <p className={styles['none']}>{phrases.noFilters}</p>;
  return <WordList words={all} />;
}
