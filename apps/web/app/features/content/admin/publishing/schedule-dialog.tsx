import { contentMessages as messages } from '@sangamam/contract/content/content-messages';
import { useState, type SubmitEvent } from 'react';

import * as phrases from '#phrases/content/admin/publishing.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { TextField } from '#web/ui/form/field/text-field.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import type { PageEditorState } from '../editor/use-page-editor.ts';

/** Schedules when the draft goes public, in the editor's time zone. */
export function ScheduleDialog({
  opened,
  onClose,
  editor,
}: {
  opened: boolean;
  onClose: () => void;
  editor: PageEditorState;
}) {
  const [local, setLocal] = useState('');
  const [fault, setFault] = useState<string>();
  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const time = new Date(local);
    if (Number.isNaN(time.getTime()) || time <= new Date()) {
      setFault(messages.publishAt);
      return;
    }
    setFault(undefined);
    onClose();
    if (await editor.schedule(time.toISOString())) {
      showToast({ message: phrases.itGoesPublic({ time: formatInstant(time.toISOString()) }) });
    }
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={phrases.publishLater} size="sm">
      <form onSubmit={(event) => void send(event)} noValidate>
        <Stack>
          <TextField
            type="datetime-local"
            label={phrases.when}
            description={phrases.byYourClock({
              timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
            })}
            value={local}
            error={fault}
            onChange={(event) => setLocal(event.target.value)}
          />
          <DialogActions>
            <Button type="submit">{phrases.schedule}</Button>
            <Button variant="secondary" onClick={onClose}>
              {phrases.cancel}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
