import { useState } from 'react';

import * as phrases from '#phrases/reports/staff/system.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';

import { useSettleJob } from './api.ts';
import styles from './system-status.module.css';

/** What to do with a job that was given up: try it again, or discard it for good. */
export function FailedJobActions({ jobId, name }: { jobId: string; name: string }) {
  const settle = useSettleJob(jobId);
  const [discarding, setDiscarding] = useState(false);
  return (
    <div className={styles['actions']}>
      <Button
        size="sm"
        loading={settle.isPending && !discarding}
        aria-label={phrases.retryJob({ name })}
        onClick={() =>
          settle.mutate('RETRY', {
            onError: (error) => {
              if (error instanceof ApiError) showToast({ message: error.message, tone: 'danger' });
            },
          })
        }
      >
        {phrases.retry}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        aria-label={phrases.discardJob({ name })}
        onClick={() => setDiscarding(true)}
      >
        {phrases.discard}
      </Button>
      <ConfirmDialog
        opened={discarding}
        onClose={() => setDiscarding(false)}
        title={phrases.discardQuestion({ name })}
        confirmLabel={phrases.discard}
        onConfirm={() => settle.mutateAsync('DISCARD')}
      >
        <p>{phrases.discardText}</p>
      </ConfirmDialog>
    </div>
  );
}
