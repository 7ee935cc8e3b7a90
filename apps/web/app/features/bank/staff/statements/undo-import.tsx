import type { RemainingBooking } from '@sangamam/contract/bank/statements/import-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/bank/staff/statements.ts';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useUndoStatement } from './api.ts';
import { RemainingBookings } from './remaining-bookings.tsx';

/** Takes an import back after one question; bookings that stay are listed with the reason. */
export function UndoImport({ statementId }: { statementId: string }) {
  const [asked, setAsked] = useState(false);
  const [kept, setKept] = useState<readonly RemainingBooking[]>([]);
  const { mutateAsync } = useUndoStatement(statementId);
  const undo = async () => {
    const { reversed, kept } = await mutateAsync();
    setKept(kept);
    showToast({
      message: kept.length > 0 ? phrases.undoKept(kept.length) : phrases.undoneAll(reversed),
      forMs: 5_000,
    });
  };
  return (
    <>
      {kept.length > 0 && <RemainingBookings kept={kept} onReversed={undo} />}
      <Button variant="muted" size="sm" onClick={() => setAsked(true)}>
        {phrases.undoImport}
      </Button>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={phrases.undoTitle}
        confirmLabel={phrases.undoConfirm}
        onConfirm={undo}
      >
        <p>{phrases.undoText}</p>
      </ConfirmDialog>
    </>
  );
}
