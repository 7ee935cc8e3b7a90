import { useState, type ReactNode } from 'react';

import * as phrases from '#phrases/conventions/staff/reference-data.ts';
import * as icons from '#web/ui/primitives/icon/more-icons.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { DataTable, type Column } from '#web/ui/data/data-table/data-table.tsx';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { ListSearch } from '#web/ui/form/search-input/list-search.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { HeadingAction } from '#web/ui/layout/page/heading-action.tsx';

import styles from './entry-list.module.css';

/** What the lists of the settings have in common. */
interface Entry {
  name: string;
  active: boolean;
  uses: number;
}

/** The open dialog of `EntryList`: adding, changing or deleting an entry. */
type Asked<Row> = { act: 'add' } | { act: 'change' | 'delete'; row: Row };

/**
 * A list of options for forms, such as local units: add, change, hide, and delete what nobody uses. `renderForm` renders
 * the form for a row, or for a new one.
 */
export function EntryList<Row extends Entry>({
  noun,
  plural,
  uses,
  renderUses,
  rows,
  keyOf,
  renderForm,
  onDelete,
}: {
  /** `local unit` */
  noun: string;
  plural: string;
  /** What uses them: `People` */
  uses: string;
  /** How many that are, with a link to them. */
  renderUses: (row: Row) => ReactNode;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  renderForm: (row: Row | undefined, onClose: () => void) => ReactNode;
  onDelete: (row: Row) => Promise<unknown>;
}) {
  const [search, setSearch] = useState('');
  const [asked, setAsked] = useState<Asked<Row>>();
  const close = () => setAsked(undefined);
  const add = /^[aeiou]/u.test(noun) ? phrases.addAn({ noun }) : phrases.addA({ noun });
  const words = search.trim().toLowerCase();
  const shown = rows.filter((row) => `${keyOf(row)} ${row.name}`.toLowerCase().includes(words));
  // The current row: somebody else may have changed it since the dialog opened.
  const latest = (row: Row) => rows.find((one) => keyOf(one) === keyOf(row)) ?? row;
  const changed = asked?.act === 'change' ? latest(asked.row) : undefined;
  const deleted = asked?.act === 'delete' ? latest(asked.row) : undefined;
  return (
    <>
      <ListSearch
        label={phrases.search({ plural })}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <HeadingAction>
        <Button icon="plus" onClick={() => setAsked({ act: 'add' })}>
          {add}
        </Button>
      </HeadingAction>
      <DataTable
        caption={plural}
        columns={columnsOf({ uses, renderUses, keyOf, ask: setAsked })}
        rows={shown}
        rowKey={keyOf}
        mutedRow={({ active }) => !active}
        empty={
          <EmptyState title={rows.length === 0 ? phrases.noYet({ noun }) : phrases.nothingMatchesYourSearch}>
            <p>{rows.length === 0 ? phrases.emptyText({ plural }) : phrases.tryFewerLetters}</p>
          </EmptyState>
        }
      />
      <Dialog
        opened={asked?.act === 'add' || changed !== undefined}
        onClose={close}
        title={changed ? phrases.change({ name: changed.name }) : add}
        size="sm"
      >
        {renderForm(changed, close)}
      </Dialog>
      <ConfirmDialog
        opened={deleted !== undefined}
        onClose={close}
        title={`Delete this ${noun}?`}
        confirmLabel={phrases.deleteLabel}
        onConfirm={async () => {
          if (!deleted) return;
          await onDelete(deleted);
          showToast({ message: phrases.isDeleted({ name: deleted.name }) });
        }}
      >
        <p>
          {deleted?.name ?? ''} {phrases.deleteText}
        </p>
      </ConfirmDialog>
    </>
  );
}

function columnsOf<Row extends Entry>({
  uses,
  renderUses,
  keyOf,
  ask,
}: {
  uses: string;
  renderUses: (row: Row) => ReactNode;
  keyOf: (row: Row) => string;
  ask: (asked: Asked<Row>) => void;
}): readonly Column<Row>[] {
  return [
    { key: 'name', header: phrases.name, rowHeader: true, cell: ({ name }) => <strong>{name}</strong> },
    { key: 'code', header: phrases.code, cell: keyOf },
    { key: 'uses', header: uses, numeric: true, cell: renderUses },
    {
      key: 'state',
      header: phrases.state,
      plain: true,
      onPhone: 'name-line',
      cell: ({ active }) =>
        active ? (
          <StatusBadge tone="done">{phrases.offered}</StatusBadge>
        ) : (
          <StatusBadge tone="neutral">{phrases.hidden}</StatusBadge>
        ),
    },
    {
      key: 'acts',
      screenOnly: true,
      header: phrases.actions,
      cell: (row) => (
        <span className={styles['acts']}>
          <Button variant="muted" size="sm" icon={icons.edit} onClick={() => ask({ act: 'change', row })}>
            {phrases.changeEntry}
            <span className="visually-hidden"> {row.name}</span>
          </Button>
          {row.uses === 0 && (
            <Button variant="muted" size="sm" icon={icons.trash} onClick={() => ask({ act: 'delete', row })}>
              {phrases.deleteLabel}
              <span className="visually-hidden"> {row.name}</span>
            </Button>
          )}
        </span>
      ),
    },
  ];
}
