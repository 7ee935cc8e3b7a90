import type { StatementLine } from '@sangamam/contract/bank/statements/statement-endpoints';

import * as phrases from '#phrases/bank/staff/statements.ts';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { SplitForm } from './split-form.tsx';

/** Shares a line among registrations that are chosen by hand. */
export function SplitDialog({
  line,
  statementId,
  onClose,
}: {
  line: StatementLine | undefined;
  statementId: string;
  onClose: () => void;
}) {
  return (
    <Dialog opened={line !== undefined} onClose={onClose} title={phrases.splitTitle}>
      {line && <SplitForm key={line._id} line={line} statementId={statementId} onClose={onClose} />}
    </Dialog>
  );
}
