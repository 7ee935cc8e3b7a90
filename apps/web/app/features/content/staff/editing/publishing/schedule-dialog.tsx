import { contentMessages as messages } from '@sangamam/contract/content/content-messages';
import { useState, type SubmitEvent } from 'react';

import * as phrases from '#phrases/content/staff/publishing.ts';
import { useConventionChoices } from '#web/domain/conventions/convention-choices.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Dialog, DialogActions } from '#web/ui/feedback/dialog/dialog.tsx';
import { CancelButton } from '#web/ui/feedback/dialog/cancel-button.tsx';
import { Stack } from '#web/ui/layout/page/page.tsx';
import { TextField } from '#web/ui/form/field/text-field.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import type { PageEditorState } from '../editor/use-page-editor.ts';
import { DeadLinks } from './dead-links.tsx';

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
            description={<Clocks local={local} />}
            value={local}
            error={fault}
            onChange={(event) => setLocal(event.target.value)}
          />
          <DeadLinks page={editor.page} />
          <DialogActions>
            <Button type="submit">{phrases.schedule}</Button>
            <CancelButton onClick={onClose} />
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}

/** By which clock the time is typed, and what the clock of the convention shows then, where that is another one. */
function Clocks({ local }: { local: string }) {
  const { data: conventions = [] } = useConventionChoices();
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const there = conventions.find(({ isCurrent }) => isCurrent)?.timeZone;
  const time = new Date(local);
  if (there === undefined || there === own) return phrases.byYourClock({ timeZone: own });
  return Number.isNaN(time.getTime())
    ? phrases.byYourClockText({ timeZone: own, there })
    : phrases.byBothClocks({
        timeZone: own,
        there,
        time: time.toLocaleString('en-US', { timeZone: there, dateStyle: 'medium', timeStyle: 'short' }),
      });
}
