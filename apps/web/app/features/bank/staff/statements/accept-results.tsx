import type { StatementLine } from '@sangamam/contract/bank/statements/statement-endpoints';

import * as phrases from '#phrases/bank/staff/statements.ts';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';

import { centsText } from './cents-text.ts';
import styles from './statements.module.css';

/** What became of a line, with the line as it was. */
export interface LineResult {
  lineId: string;
  accepted: boolean;
  message: string | null;
  line: StatementLine | undefined;
}

/** The result for each line that was accepted together with others. */
export function AcceptResults({
  results,
  onClose,
}: {
  results: readonly LineResult[] | undefined;
  onClose: () => void;
}) {
  const accepted = results?.filter((one) => one.accepted).length ?? 0;
  const refused = (results?.length ?? 0) - accepted;
  return (
    <Dialog
      opened={results !== undefined}
      onClose={onClose}
      title={phrases.resultsTitle({ accepted, refused })}
    >
      <ul className={styles['results']} aria-label={phrases.results}>
        {results?.map(({ lineId, accepted, message, line }) => (
          <li key={lineId}>
            <span>
              {line?.payer || phrases.noPayer}{' '}
              <span className={styles['amount']}>{line && centsText(line.cents, line.currency)}</span>
            </span>
            <StatusBadge tone={accepted ? 'done' : 'stopped'}>
              {accepted ? phrases.accepted : phrases.notAccepted}
            </StatusBadge>
            {message && <p>{message}</p>}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{phrases.done}</Button>
      </DialogActions>
    </Dialog>
  );
}
