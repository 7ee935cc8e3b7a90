import * as phrases from '#phrases/ui.ts';
import { BareSelect, type Option } from '#web/ui/form/field/select-field.tsx';
import styles from './list-filters.module.css';
import type { ListParams } from './use-list-params.ts';

/** A filter of a list: its name in the address and its options; without a choice all rows are shown. */
export interface ListFilter {
  name: string;
  label: string;
  options: readonly Option[];
  /** Behind "More filters". */
  folded?: boolean;
}

/** One filter of a list: a choice takes effect immediately. */
export function FilterField({ id, filter, params }: { id: string; filter: ListFilter; params: ListParams }) {
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

/** How many of the filters have a choice. */
export function countChosen(filters: readonly ListFilter[], params: ListParams): number {
  return filters.filter(({ name }) => params.filter(name) !== '').length;
}

/** An address may ask for what is not, or no longer, offered: the select then says so, and not that all are shown. */
function withUnknown(options: readonly Option[], value: string): readonly Option[] {
  const isUnknown = value !== '' && options.length > 0 && options.every((option) => option.value !== value);
  return isUnknown ? [...options, { value, label: phrases.notOffered }] : options;
}
