import { useBlocker } from 'react-router';

import { readSession } from '#web/lib/session/session.ts';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';

/** Asks before somebody leaves what is not saved. Whose session has ended is not asked: signing in leads back here. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname !== nextLocation.pathname && readSession() !== undefined,
  );
  return (
    <ConfirmDialog
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title="Leave without saving?"
      confirmLabel="Leave"
      cancelLabel="Stay here"
      tone="primary"
      onConfirm={() => {
        blocker.proceed?.();
        return Promise.resolve();
      }}
    >
      <p>
        What you changed is not saved. It waits here in this tab, as long as nobody else changes the page.
      </p>
    </ConfirmDialog>
  );
}
