import { useState } from 'react';

import * as phrases from '#phrases/casework/staff/follow-up.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useShortcuts } from '#web/lib/shortcuts/use-shortcuts.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { thenSay } from '#web/ui/feedback/toast/then-say.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useSetFollowUp } from '../care/api.ts';
import { hasKeys, type CaredRecord } from '../care/cared-record.ts';
import { FollowUpDialog } from './follow-up-dialog.tsx';
import { asSeen, FollowUpText } from './follow-up-text.tsx';
import styles from './follow-up.module.css';

/** The day on which staff look at a record again; staff who look after its kind set and clear it. */
export function FollowUpField({
  record: {
    kind,
    _id,
    care: { followUp },
  },
  canChoose,
}: {
  record: CaredRecord;
  canChoose: boolean;
}) {
  const [isChoosing, setIsChoosing] = useState(false);
  const save = useSetFollowUp(kind, _id, asSeen(followUp));
  const clear = useSetFollowUp(kind, _id, asSeen(followUp));
  useShortcuts(canChoose && hasKeys(kind) ? { f: () => setIsChoosing(true) } : {});
  if (!canChoose && followUp === null) return null;
  const done = () => thenSay(clear.mutateAsync(null), phrases.followUpCleared);
  return (
    <div className={styles['field']}>
      {followUp && (
        <div className={styles['shown']}>
          <FollowUpText followUp={followUp} />
          {followUp.reason && <span className={styles['reason']}>{followUp.reason}</span>}
        </div>
      )}
      {canChoose && followUp === null && (
        <Button variant="muted" icon="calendar" onClick={() => setIsChoosing(true)}>
          {phrases.setAFollowUp}
        </Button>
      )}
      {canChoose && followUp && (
        <div className={styles['buttons']}>
          <Button
            variant="muted"
            size="sm"
            icon="check"
            aria-label={phrases.followUpIsDone}
            loading={clear.isPending}
            onClick={done}
          >
            {phrases.done}
          </Button>
          <Button
            variant="muted"
            size="sm"
            icon="calendar"
            aria-label={phrases.changeFollowUp}
            onClick={() => setIsChoosing(true)}
          >
            {phrases.change}
          </Button>
        </div>
      )}
      {clear.error instanceof ApiError && (
        <Callout tone="danger" live>
          <p>{clear.error.message}</p>
        </Callout>
      )}
      {isChoosing && (
        <FollowUpDialog
          title={followUp ? phrases.changeFollowUp : phrases.setAFollowUp}
          hint={phrases.whatHappens[kind]}
          initial={asSeen(followUp)}
          onClose={() => setIsChoosing(false)}
          onSave={async (chosen) => {
            await save.mutateAsync(chosen);
            showToast({ message: phrases.followUpSaved });
          }}
        />
      )}
    </div>
  );
}
