import { useId } from 'react';

import * as phrases from '#phrases/ui-lists.ts';
import { BareSelect } from '#web/ui/form/field/select-field.tsx';
import styles from './data-table.module.css';
import type { ListParams } from './use-list-params.ts';

/** Sorting on a phone, where rows are cards without column headers. */
export function PhoneSort({
  columns,
  params,
}: {
  columns: readonly { header: string; sortKey?: string }[];
  params: ListParams;
}) {
  const id = useId();
  const sortable = columns.flatMap(({ header, sortKey }) => (sortKey ? [{ header, sortKey }] : []));
  if (sortable.length === 0) return null;
  return (
    <div className={styles['phoneSort']}>
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
