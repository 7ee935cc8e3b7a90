import { useState } from 'react';

import * as phrases from '#phrases/domain/checklist-reminders.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { useSwitchChecklistReminders } from '../readiness/api.ts';
import styles from '../readiness/checklist-table.module.css';

/** Says whether the reminders are on, and switches them after a question. */
export function ReminderSwitch({ conventionId, enabled }: { conventionId: string; enabled: boolean }) {
  const [asked, setAsked] = useState(false);
  const change = useSwitchChecklistReminders(conventionId);
  const confirm = async () => {
    const saved = await change.mutateAsync(!enabled);
    showToast({ message: saved.enabled ? phrases.areNowOn : phrases.areNowOff });
  };
  return (
    <>
      <Callout tone="info">{enabled ? phrases.remindersOnText : phrases.remindersOffText}</Callout>
      <div className={styles['switch']}>
        <Button variant={enabled ? 'secondary' : 'primary'} onClick={() => setAsked(true)}>
          {enabled ? phrases.switchOff : phrases.switchOn}
        </Button>
      </div>
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={enabled ? phrases.switchOffQuestion : phrases.switchOnQuestion}
        confirmLabel={enabled ? phrases.switchOff : phrases.switchOn}
        tone="primary"
        onConfirm={confirm}
      >
        <p>{enabled ? phrases.turnOffText : phrases.turnOnText}</p>
      </ConfirmDialog>
    </>
  );
}
