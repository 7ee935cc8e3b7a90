import type { ComponentProps } from 'react';

import { DataTable } from './data-table.tsx';
import { FilteredList, type FilteredListProps } from './filtered-list.tsx';

type TableProps<Row> = Pick<
  ComponentProps<typeof DataTable<Row>>,
  'caption' | 'columns' | 'rowKey' | 'detail' | 'mutedRow'
>;

/** A list of the admin area as a table. */
export function FilteredTable<Row>({
  caption,
  columns,
  rowKey,
  detail,
  mutedRow,
  ...list
}: TableProps<Row> & FilteredListProps<Row>) {
  const { params, query, page } = list;
  return (
    <FilteredList {...list}>
      {(none) => (
        <DataTable
          caption={caption}
          columns={columns}
          rowKey={rowKey}
          {...(detail && { detail })}
          {...(mutedRow && { mutedRow })}
          rows={page?.docs}
          params={params}
          totalPages={page?.totalPages ?? 1}
          loading={query.isFetching}
          empty={none}
        />
      )}
    </FilteredList>
  );
}
