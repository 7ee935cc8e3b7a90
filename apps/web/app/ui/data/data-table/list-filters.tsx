import { useId, type ReactNode } from 'react';

import * as phrases from '#phrases/ui.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { BareSelect, type Option } from '#web/ui/form/field/select-field.tsx';
import { SearchInput } from '#web/ui/form/search-input/search-input.tsx';
import styles from './list-filters.module.css';
import type { ListParams } from './use-list-params.ts';
import { useSearchText } from './use-search-text.ts';

/** A filter of a list: its name in the address and its options; without a choice all rows are shown. */
export interface ListFilter {
  name: string;
  label: string;
  options: readonly Option[];
  /** Behind "More filters". */
  folded?: boolean;
}

/** The search field and filters of a list, kept in the address. `count` says how many rows match. */
export function ListFilters({
  params,
  searchLabel,
  filters = none,
  count,
  actions,
}: {
  params: ListParams;
  searchLabel: string;
  filters?: readonly ListFilter[] | undefined;
  count: string | undefined;
  /** Buttons for the whole list, beside the count. */
  actions?: ReactNode;
}) {
  const id = useId();
  const search = useSearchText(params);
  const narrowed = ['search', ...filters.map(({ name }) => name)].filter(
    (name) => params.filter(name) !== '',
  );
  const folded = filters.filter((filter) => filter.folded);
  const foldedInUse = folded.filter(({ name }) => params.filter(name) !== '').length;
  const inWords = [params.filter('search'), ...filters.map((filter) => chosenWords(filter, params))];
  return (
    <search className={styles['bar']}>
      <p className="only-print">{inWords.filter(Boolean).join(' · ')}</p>
      <div className={styles['field']} data-print="none">
        <label htmlFor={`${id}-search`}>{searchLabel}</label>
        <SearchInput
          id={`${id}-search`}
          maxLength={100}
          value={search.text}
          onChange={(event) => search.type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') search.apply();
          }}
        />
      </div>
      <div className={styles['filters']}>
        {filters
          .filter((filter) => !filter.folded)
          .map((filter) => (
            <FilterField key={filter.name} id={`${id}-${filter.name}`} filter={filter} params={params} />
          ))}
      </div>
      {folded.length > 0 && (
        <details className={styles['more']} data-print="none" open={foldedInUse > 0 || undefined}>
          <summary>{phrases.moreFilters({ count: foldedInUse })}</summary>
          <div className={styles['folded']}>
            {folded.map((filter) => (
              <FilterField key={filter.name} id={`${id}-${filter.name}`} filter={filter} params={params} />
            ))}
          </div>
        </details>
      )}
      {narrowed.length > 0 && (
        <Button variant="muted" onClick={() => params.clearFilters(narrowed)}>
          {phrases.showAll}
        </Button>
      )}
      <output className={styles['count']}>{count}</output>
      {actions}
    </search>
  );
}

function FilterField({ id, filter, params }: { id: string; filter: ListFilter; params: ListParams }) {
  const { name, label } = filter;
  return (
    <div className={styles['field']} data-print="none">
      <label htmlFor={id}>{label}</label>
      <BareSelect
        id={id}
        placeholder={phrases.all}
        options={withUnknown(filter.options, params.filter(name))}
        value={params.filter(name)}
        onChange={(event) => params.setFilter(name, event.target.value)}
      />
    </div>
  );
}

/** An address may ask for what is not, or no longer, offered: the select then says so, and not that all are shown. */
function withUnknown(options: readonly Option[], value: string): readonly Option[] {
  const isUnknown = value !== '' && options.length > 0 && options.every((option) => option.value !== value);
  return isUnknown ? [...options, { value, label: phrases.notOffered }] : options;
}

/** What is chosen of a filter, for paper, which has no controls; empty without a choice. */
function chosenWords({ name, label, options }: ListFilter, params: ListParams): string {
  const chosen = options.find(({ value }) => value !== '' && value === params.filter(name));
  return chosen ? phrases.chosenFilter({ label, option: chosen.label }) : '';
}

const none: readonly ListFilter[] = [];
