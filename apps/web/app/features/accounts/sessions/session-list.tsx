import type { SessionRecord } from '@sangamam/contract/accounts/session-endpoints';
import { useState } from 'react';

import { isRefusal } from '#web/lib/api/api-error.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { useEndOtherSessions, useEndSession } from '../api/sessions.ts';
import styles from './session-list.module.css';

/** Where somebody is signed in; each other place, or all of them, can be signed out. */
export function SessionList({ sessions }: { sessions: readonly SessionRecord[] }) {
  const [leaving, setLeaving] = useState<SessionRecord>();
  const [leavingAll, setLeavingAll] = useState(false);
  const { mutateAsync: end } = useEndSession();
  const { mutateAsync: endOthers } = useEndOtherSessions();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const signOut = async () => {
    try {
      if (leaving) await end(leaving._id);
    } catch (error) {
      // It has ended by itself, or from another place, meanwhile.
      if (!isRefusal(error, 'NOT_FOUND')) throw error;
    }
    showToast({ message: 'Signed out there.' });
  };
  return (
    <>
      <ul className={styles['list']}>
        {sessions.map((session) => (
          <li key={session._id} className={styles['session']}>
            <div>
              <strong>{session.device}</strong>
              <p>
                Signed in {formatInstant(session.createdAt)}
                {session.ip && ` from ${session.ip}`}
              </p>
              {!session.isCurrent && <p>Last used {formatInstant(session.lastUsedAt)}</p>}
            </div>
            {session.isCurrent ? (
              <StatusBadge tone="done">This device</StatusBadge>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Sign out ${session.device}, last used ${formatInstant(session.lastUsedAt)}`}
                onClick={() => setLeaving(session)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length === 0 ? (
        <p>You are signed in nowhere else.</p>
      ) : (
        <Row>
          <Button variant="secondary" onClick={() => setLeavingAll(true)}>
            Sign out everywhere else
          </Button>
        </Row>
      )}
      <ConfirmDialog
        opened={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title="Sign out there?"
        confirmLabel="Sign out"
        tone="primary"
        onConfirm={signOut}
      >
        {leaving?.device} is signed out at once. What was typed there and not saved is lost.
      </ConfirmDialog>
      <ConfirmDialog
        opened={leavingAll}
        onClose={() => setLeavingAll(false)}
        title="Sign out everywhere else?"
        confirmLabel="Sign out everywhere else"
        tone="primary"
        onConfirm={async () => {
          await endOthers();
          showToast({ message: 'Signed out everywhere else.' });
        }}
      >
        Only this device stays signed in. If you do not know one of the others, change your password, too.
      </ConfirmDialog>
    </>
  );
}
