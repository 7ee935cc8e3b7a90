import { Link } from 'react-router';

import * as phrases from '#phrases/domain/bulk-results.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import styles from './bulk-results.module.css';

/** What became of one of several records. */
export interface BulkResult {
  id: string;
  /** Whom it is about, with a link to the record. */
  name: string;
  to: string;
  number: string | undefined;
  succeeded: boolean;
  /** What it is now, such as "Confirmed". */
  state: string;
  /** Why it was refused. */
  message: string | null;
}

export interface BulkResultsProps {
  title: string | undefined;
  opened?: boolean;
  results: readonly BulkResult[];
  /** What concerns all that succeeded. */
  note?: string | undefined;
  /** A way back, as long as there is one. */
  undo?: { label: string; onUndo: () => void } | undefined;
  onClose: () => void;
}

/** The result for each of several records with which something was done; shown as long as there is a `title`, or as `opened` says. */
export function BulkResults({
  title,
  opened = title !== undefined,
  results,
  note,
  undo,
  onClose,
}: BulkResultsProps) {
  return (
    <Dialog opened={opened} onClose={onClose} title={title ?? ''}>
      <ul className={styles['results']} aria-label={phrases.results}>
        {results.map(({ id, name, to, number, succeeded, state, message }) => (
          <li key={id}>
            <span>
              <Link to={to}>{name}</Link> <span className={styles['number']}>{number}</span>
            </span>
            <StatusBadge tone={succeeded ? 'done' : 'stopped'}>{state}</StatusBadge>
            {message && <p>{message}</p>}
          </li>
        ))}
      </ul>
      {note !== undefined && results.some(({ succeeded }) => succeeded) && <p>{note}</p>}
      <DialogActions>
        <Button data-autofocus onClick={onClose}>
          {phrases.done}
        </Button>
        {undo && (
          <Button variant="secondary" onClick={undo.onUndo}>
            {undo.label}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
