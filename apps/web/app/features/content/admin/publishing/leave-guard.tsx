import { useBlocker } from 'react-router';

import * as phrases from '#phrases/content/admin/publishing.ts';
import { readSession } from '#web/lib/session/session.ts';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';

/** Asks before leaving unsaved changes. It does not ask when the session has expired: signing in leads back here. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname && readSession() !== undefined,
  );
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={phrases.leaveWithoutSaving}
      confirmLabel={phrases.leave}
      cancelLabel={phrases.stayHere}
      tone="primary"
      onConfirm={() => {
        blocker.proceed?.();
        return Promise.resolve();
      }}
    >
      <p>{phrases.yourChangesAreNotSavedThey}</p>
    </ConfirmDialog>
  );
}
