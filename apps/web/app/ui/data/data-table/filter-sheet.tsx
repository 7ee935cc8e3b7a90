import { useId, useState } from 'react';

import * as phrases from '#phrases/ui.ts';
import * as listPhrases from '#phrases/ui-lists.ts';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { countChosen, FilterField, type ListFilter } from './filter-field.tsx';
import styles from './list-filters.module.css';
import type { ListParams } from './use-list-params.ts';

/** The filters of a list on a phone: a button that says how many are in use, and a sheet with all of them. */
export function FilterSheet({
  params,
  filters,
  count,
}: {
  params: ListParams;
  filters: readonly ListFilter[];
  /** `3 registrations`: how many rows match. */
  count: string | undefined;
}) {
  const id = useId();
  const [opened, setOpened] = useState(false);
  const chosen = countChosen(filters, params);
  return (
    <div data-print="none">
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {listPhrases.filter({ count: chosen })}
      </Button>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={listPhrases.filterTheList} keepsText>
        <div className={styles['sheet']}>
          {filters.map((filter) => (
            <FilterField key={filter.name} id={`${id}-${filter.name}`} filter={filter} params={params} />
          ))}
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
