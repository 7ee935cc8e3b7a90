import { type ComponentProps, type ReactNode, useSyncExternalStore } from 'react';

import * as phrases from '#phrases/ui-table.ts';
import { useIsPhone } from '#web/lib/media/use-is-phone.ts';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';

import { DataTable } from './data-table.tsx';
import { FilteredList, type FilteredListProps } from './filtered-list.tsx';
import styles from './filtered-table.module.css';

const storageKey = 'sangamam.density';
const changes = new EventTarget();

/** Whether the rows of long lists are compact; remembered in this browser. */
function useDensity(): { isCompact: boolean; setCompact: (isCompact: boolean) => void } {
  const isCompact = useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(storageKey) === 'compact',
    () => false,
  );
  return { isCompact, setCompact };
}

function setCompact(isCompact: boolean): void {
  localStorage.setItem(storageKey, isCompact ? 'compact' : 'comfortable');
  changes.dispatchEvent(new Event('change'));
}

function subscribe(onChange: () => void): () => void {
  changes.addEventListener('change', onChange);
  return () => changes.removeEventListener('change', onChange);
}

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
  const isPhone = useIsPhone();
  const { isCompact, setCompact } = useDensity();
  const isLong = (page?.docs.length ?? 0) >= longList;
  return (
    <FilteredList {...list} sorting={isPhone ? columns : undefined}>
      {(none) => (
        <>
          <DataTable
            compact={isCompact}
            sortsInSheet={isPhone}
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
