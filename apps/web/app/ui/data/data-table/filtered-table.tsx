import type { ComponentProps, ReactNode } from 'react';

import * as phrases from '#phrases/ui-table.ts';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';
import { DataTable } from './data-table.tsx';
import { useDensity } from './density.ts';
import { FilteredList, type FilteredListProps } from './filtered-list.tsx';
import styles from './filtered-table.module.css';

type TableProps<Row> = Pick<
  ComponentProps<typeof DataTable<Row>>,
  'caption' | 'columns' | 'rowKey' | 'detail' | 'mutedRow'
>;

/** A list of the admin area as a table. The rows of a long one can be made compact, which holds for all of them. */
export function FilteredTable<Row>({
  caption,
  columns,
  rowKey,
  detail,
  mutedRow,
  foot,
  ...list
}: TableProps<Row> &
  FilteredListProps<Row> & {
    /** Below the table, such as what selects all of its rows. */
    foot?: ReactNode;
  }) {
  const { params, query, page } = list;
  const { isCompact, setCompact } = useDensity();
  const isLong = (page?.docs.length ?? 0) >= longList;
  return (
    <FilteredList {...list}>
      {(none) => (
        <>
          <DataTable
            compact={isCompact}
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
          {(Boolean(foot) || isLong) && (
            <div className={styles['foot']}>
              {foot}
              {isLong && (
                <div className={styles['density']}>
                  <CheckboxField
                    label={phrases.compactRows}
                    checked={isCompact}
                    onChange={(event) => setCompact(event.target.checked)}
                  />
                </div>
              )}
            </div>
          )}
        </>
      )}
    </FilteredList>
  );
}

/** From this number of rows on it matters how high they are. */
const longList = 10;
