import { useId, useState, type ReactNode } from 'react';

import * as phrases from '#phrases/ui.ts';
import * as listPhrases from '#phrases/ui-lists.ts';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { countChosen, FilterField, type ListFilter } from './filter-field.tsx';
import styles from './list-filters.module.css';
import type { ListParams } from './use-list-params.ts';

/** Filters and sorting of a list on a phone: a button that says how many filters are in use, and a sheet with all of it. */
export function FilterSheet({
  params,
  filters,
  count,
  children,
}: {
  params: ListParams;
  filters: readonly ListFilter[];
  /** `3 registrations`: how many rows match. */
  count: string | undefined;
  /** What the list is sorted by, if it can be. */
  children: ReactNode;
}) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const chosen = countChosen(filters, params);
  return (
    <div data-print="none">
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {filters.length > 0 ? listPhrases.filter({ count: chosen }) : listPhrases.sort}
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={filters.length > 0 ? listPhrases.filterTheList : listPhrases.sortTheList}
        keepsText
      >
        <div className={styles['sheet']}>
          {filters.map((filter) => (
            <FilterField key={filter.name} id={`${id}-${filter.name}`} filter={filter} params={params} />
          ))}
          {children}
        </div>
        <DialogActions>
          <Button onClick={() => setOpened(false)}>
            {count === undefined ? phrases.close : listPhrases.showCount({ count })}
          </Button>
          {chosen > 0 && (
            <Button variant="muted" onClick={() => params.clearFilters(filters.map(({ name }) => name))}>
              {phrases.showAll}
            </Button>
          )}
        </DialogActions>
      </Dialog>
    </div>
  );
}
