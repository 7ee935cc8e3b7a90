import type { undoStatement } from '@sangamam/contract/payments/matching/statement-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { useState } from 'react';

import * as phrases from '#phrases/payments/statements.ts';
import { dollarText } from '#web/lib/text/money-text.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { useUndoStatement } from './api/decide-lines.ts';

type Kept = EndpointData<typeof undoStatement>['kept'];

/** Takes an import back after one question; bookings that stay are listed with the reason. */
export function UndoImport({ statementId }: { statementId: string }) {
  const [asked, setAsked] = useState(false);
  const [kept, setKept] = useState<Kept>([]);
  const undo = useUndoStatement(statementId);
  return (
    <>
      {kept.length > 0 && (
        <Callout tone="warning" title={phrases.undoKept(kept.length)} live>
          <ul>
            {kept.map(({ tmpConvRegNo, amount, message }) => (
              <li key={`${tmpConvRegNo} ${amount}`}>
                {phrases.keptBooking({ number: tmpConvRegNo, amount: dollarText(amount), message })}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      <Button variant="muted" size="sm" onClick={() => setAsked(true)}>
        {phrases.undoImport}
      </Button>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={phrases.undoTitle}
        confirmLabel={phrases.undoConfirm}
        onConfirm={async () => {
          const { reversed, kept } = await undo.mutateAsync();
          setKept(kept);
          showToast({
            message: kept.length > 0 ? phrases.undoKept(kept.length) : phrases.undoneAll(reversed),
            forMs: 5_000,
          });
        }}
      >
        <p>{phrases.undoText}</p>
      </ConfirmDialog>
    </>
  );
}
