import { useState, type SubmitEvent } from 'react';

import * as phrases from '#phrases/letters/staff/letters.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { CancelButton } from '#web/ui/feedback/dialog/cancel-button.tsx';
import { TextField } from '#web/ui/form/field/text-field.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { Button } from '#web/ui/primitives/button/button.tsx';

/** Asks when a letter leaves, by the clock of whoever sends it. */
export function WhenDialog({
  opened,
  onClose,
  title,
  confirmLabel,
  onChosen,
}: {
  opened: boolean;
  onClose: () => void;
  title: string;
  confirmLabel: string;
  /** Told the instant, ISO 8601 UTC. A refusal is shown in the dialog. */
  onChosen: (instant: string) => Promise<unknown>;
}) {
  const [local, setLocal] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const time = new Date(local);
    if (Number.isNaN(time.getTime()) || time <= new Date()) {
      setFault(phrases.timePassed);
      return;
    }
    setBusy(true);
    setFault(undefined);
    try {
      await onChosen(time.toISOString());
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(error.message);
    } finally {
      setBusy(false);
    }
  };
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <Dialog opened={opened} onClose={onClose} title={title} size="sm" closable={!busy}>
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack>
          <TextField
            type="datetime-local"
            label={phrases.when}
            description={phrases.byYourClock({ timeZone })}
            value={local}
            error={fault}
            onChange={(event) => setLocal(event.target.value)}
          />
          <DialogActions>
            <Button type="submit" loading={busy}>
              {confirmLabel}
            </Button>
            <CancelButton disabled={busy} onClick={onClose} />
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
