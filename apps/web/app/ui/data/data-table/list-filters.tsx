import { useId, type ReactNode, useEffect, useRef, useState } from 'react';

import * as phrases from '#phrases/ui.ts';
import * as listPhrases from '#phrases/ui-lists.ts';
import { useIsPhone } from '#web/lib/media/use-is-phone.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { ListSearch } from '#web/ui/form/search-input/list-search.tsx';

import { countChosen, FilterField, isUnknown, wordsOf, type ListFilter } from './filter-field.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { FoldedActions } from './folded-actions.tsx';
import styles from './list-filters.module.css';
import { PhoneSort, type Sortable } from './phone-sort.tsx';
import type { ListParams } from './use-list-params.ts';

const waitMs = 300;

/** The text of a list's search field. It is written to the address after a pause in typing, and follows the address. */
function useSearchText(params: ListParams) {
  const wanted = params.filter('search');
  const [text, setText] = useState(wanted);
  const [known, setKnown] = useState(wanted);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (wanted !== known) {
    setKnown(wanted);
    setText(wanted === text.trim() ? text : wanted);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const apply = (typed = text) => {
    clearTimeout(timer.current);
    if (typed.trim() !== wanted) params.setFilter('search', typed.trim());
  };
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(typed), waitMs);
  };
  return { text, type, apply: () => apply() };
}

/** The search field and filters of a list, kept in the address. `count` says how many rows match. */
export function ListFilters({
  params,
  searchLabel,
  filters = none,
  sorting = none,
  count,
  actions,
}: {
  params: ListParams;
  searchLabel: string;
  filters?: readonly ListFilter[] | undefined;
  /** On a phone, what the list may be sorted by. */
  sorting?: readonly Sortable[] | undefined;
  count: string | undefined;
  /** Buttons for the whole list, beside the count; on a phone behind one button. */
  actions?: ReactNode;
}) {
  const id = useId();
  const search = useSearchText(params);
  const narrowed = ['search', ...filters.map(({ name }) => name)].filter(
    (name) => params.filter(name) !== '',
  );
  const isPhone = useIsPhone();
  const sorts = sorting.some(({ sortKey }) => sortKey !== undefined);
  const inWords = [params.filter('search'), ...filters.map((filter) => chosenWords(filter, params))];
  return (
    <search className={styles['bar']}>
      <p className="only-print">{inWords.filter(Boolean).join(' · ')}</p>
      <ListSearch
        label={searchLabel}
        value={search.text}
        onChange={(event) => search.type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search.apply();
        }}
      />
      {!isPhone && <FiltersInRow id={id} params={params} filters={filters} />}
      {isPhone && (filters.length > 0 || sorts) && (
        <FilterSheet params={params} filters={filters} count={count}>
          {sorts && <PhoneSort columns={sorting} params={params} className={styles['field']} />}
        </FilterSheet>
      )}
      {narrowed.length > 0 && (
        <Button variant="muted" onClick={() => params.clearFilters(narrowed)}>
          {phrases.showAll}
        </Button>
      )}
      <div className={styles['tail']}>
        <output className={styles['count']}>{count}</output>
        {Boolean(actions) && <FoldedActions>{actions}</FoldedActions>}
      </div>
    </search>
  );
}

/** All filters beside each other, those that are used less behind "More filters". */
function FiltersInRow({
  id,
  params,
  filters,
}: {
  id: string;
  params: ListParams;
  filters: readonly ListFilter[];
}) {
  const folded = filters.filter((filter) => filter.folded);
  const foldedInUse = countChosen(folded, params);
  const fields = (shown: readonly ListFilter[]) =>
    shown.map((filter) => (
      <FilterField key={filter.name} id={`${id}-${filter.name}`} filter={filter} params={params} />
    ));
  return (
    <>
      <div className={styles['filters']}>{fields(filters.filter((filter) => !filter.folded))}</div>
      {folded.length > 0 && (
        <details className={styles['more']} data-print="none" open={foldedInUse > 0 || undefined}>
          <summary>{listPhrases.moreFilters({ count: foldedInUse })}</summary>
          <div className={styles['folded']}>{fields(folded)}</div>
        </details>
      )}
    </>
  );
}

/** What is chosen of a filter, for paper, which has no controls; empty without a choice. */
function chosenWords(filter: ListFilter, params: ListParams): string {
  const value = params.filter(filter.name);
  if (value === '' || isUnknown(filter, value)) return '';
  return listPhrases.chosenFilter({ label: filter.label, option: wordsOf(filter, value) });
}

const none: readonly never[] = [];
