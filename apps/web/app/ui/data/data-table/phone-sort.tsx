import { useId } from 'react';

import * as phrases from '#phrases/ui-lists.ts';
import { BareSelect } from '#web/ui/form/field/select-field.tsx';
import type { ListParams } from './use-list-params.ts';

/** A column of a list, which can be sorted by it if the server has a name for that. */
export interface Sortable {
  header: string;
  sortKey?: string;
}

/** Sorting on a phone, where rows are cards without column headers; nothing for a list that cannot be sorted. */
export function PhoneSort({
  columns,
  params,
  className,
}: {
  columns: readonly Sortable[];
  params: ListParams;
  className: string | undefined;
}) {
  const id = useId();
  const sortable = columns.flatMap(({ header, sortKey }) => (sortKey ? [{ header, sortKey }] : []));
  if (sortable.length === 0) return null;
  return (
    <div className={className} data-print="none">
      <label htmlFor={id}>{phrases.sortBy}</label>
      <BareSelect
        id={id}
        value={params.sort}
        options={sortable.flatMap(({ header, sortKey }) => [
          { value: sortKey, label: phrases.ascending({ header }) },
          { value: `-${sortKey}`, label: phrases.descending({ header }) },
        ])}
        onChange={(event) => params.setSort(event.target.value)}
      />
    </div>
  );
}
