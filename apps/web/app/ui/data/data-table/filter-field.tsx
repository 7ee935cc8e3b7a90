import { isCalendarDate } from '@sangamam/contract/fields/dates/calendar-date';
import { shortDate } from '@sangamam/contract/fields/dates/short-date';

import * as phrases from '#phrases/ui.ts';
import { BareDate } from '#web/ui/form/field/bare-date.tsx';
import { BareSelect, type Option } from '#web/ui/form/field/select-field.tsx';
import styles from './list-filters.module.css';
import type { ListParams } from './use-list-params.ts';

/** A filter of a list: its name in the address and its options, or `day` for any day; without a choice all rows are shown. */
export interface ListFilter {
  name: string;
  label: string;
  options: readonly Option[] | 'day';
  /** Behind "More filters". */
  folded?: boolean;
}

/** One filter of a list: a choice takes effect immediately. */
export function FilterField({ id, filter, params }: { id: string; filter: ListFilter; params: ListParams }) {
  const { name, label, options } = filter;
  const value = params.filter(name);
  return (
    <div className={styles['field']} data-print="none">
      <label htmlFor={id}>{label}</label>
      {options === 'day' ? (
        <BareDate id={id} value={value} onChange={(event) => params.setFilter(name, event.target.value)} />
      ) : (
        <BareSelect
          id={id}
          placeholder={phrases.all}
          // The address may ask for what is not offered: the select then says so, and not that all are shown.
          options={isUnknown(filter, value) ? [...options, { value, label: phrases.notOffered }] : options}
          value={value}
          onChange={(event) => params.setFilter(name, event.target.value)}
        />
      )}
    </div>
  );
}

/** A value of a filter in words; as it is where it is not, or no longer, offered. */
export function wordsOf({ options }: ListFilter, value: string): string {
  if (options === 'day') return isCalendarDate(value) ? shortDate(value) : value;
  return options.find((option) => option.value === value)?.label ?? value;
}

/** True for a value that is not, or no longer, offered. Options that are not there yet say nothing. */
export function isUnknown({ options }: ListFilter, value: string): boolean {
  if (value === '') return false;
  if (options === 'day') return !isCalendarDate(value);
  return options.length > 0 && options.every((option) => option.value !== value);
}

/** How many of the filters have a choice. */
export function countChosen(filters: readonly ListFilter[], params: ListParams): number {
  return filters.filter(({ name }) => params.filter(name) !== '').length;
}
