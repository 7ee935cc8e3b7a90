import { useState } from 'react';

import * as phrases from '#phrases/staff/shell.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { useSettleFailedJobs } from '../api.ts';

/** What to do with the jobs that were given up: try them again, or discard them for good. */
export function FailedJobs() {
  const settle = useSettleFailedJobs();
  const [discarding, setDiscarding] = useState(false);
  return (
    <>
      <Button size="sm" disabled={settle.isPending} onClick={() => settle.mutate('RETRY')}>
        {phrases.tryJobsAgain}
      </Button>{' '}
      <Button size="sm" variant="secondary" onClick={() => setDiscarding(true)}>
        {phrases.discardJobs}
      </Button>
      <ConfirmDialog
        opened={discarding}
        onClose={() => setDiscarding(false)}
        title={phrases.discardJobsQuestion}
        confirmLabel={phrases.discardJobs}
        onConfirm={() => settle.mutateAsync('DISCARD')}
      >
        <p>{phrases.discardedJobsAreGone}</p>
      </ConfirmDialog>
    </>
  );
}
