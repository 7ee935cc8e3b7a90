import type { SessionRecord } from '@sangamam/contract/accounts/sessions/session-endpoints';
import { useState } from 'react';

import * as phrases from '#phrases/accounts/family/sessions.ts';
import { isRefusal } from '#web/lib/api/api-error.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { toldApart } from '#web/lib/text/told-apart.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { Row } from '#web/ui/layout/page/page.tsx';
import { StatusBadge } from '#web/ui/primitives/status-badge/status-badge.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';

import { useEndOtherSessions, useEndSession } from '../api/sessions.ts';
import styles from './session-list.module.css';

/** The devices where somebody is signed in. Each other one, or all of them, can be signed out. */
export function SessionList({ sessions: listed }: { sessions: readonly SessionRecord[] }) {
  const names = toldApart(listed.map(({ device }) => device));
  const sessions = listed.map((session, index) => ({ ...session, device: names[index] ?? session.device }));
  const [leaving, setLeaving] = useState<SessionRecord>();
  const [leavingAll, setLeavingAll] = useState(false);
  const { mutateAsync: end } = useEndSession();
  const { mutateAsync: endOthers } = useEndOtherSessions();
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const signOut = async () => {
    try {
      if (leaving) await end(leaving._id);
    } catch (error) {
      // It has expired, or was signed out from elsewhere, meanwhile.
      if (!isRefusal(error, 'NOT_FOUND')) throw error;
    }
    showToast({ message: phrases.signedOutThere });
  };
  return (
    <>
      <ul className={styles['list']}>
        {sessions.map((session) => (
          <li key={session._id} className={styles['session']}>
            <div>
              <strong>{session.device}</strong>
              <p>{phrases.signedIn({ createdAt: formatInstant(session.createdAt) })}</p>
              {!session.isCurrent && (
                <p>{phrases.lastUsed({ lastUsedAt: formatInstant(session.lastUsedAt) })}</p>
              )}
            </div>
            {session.isCurrent ? (
              <StatusBadge tone="done">{phrases.thisDevice}</StatusBadge>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                aria-label={phrases.signOutLastUsed({
                  device: session.device,
                  lastUsedAt: formatInstant(session.lastUsedAt),
                })}
                onClick={() => setLeaving(session)}
              >
                {phrases.signOut}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length === 0 ? (
        <p>{phrases.noOtherSessions}</p>
      ) : (
        <Row>
          <Button variant="secondary" onClick={() => setLeavingAll(true)}>
            {phrases.signOutEverywhereElse}
          </Button>
        </Row>
      )}
      <ConfirmDialog
        opened={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={phrases.signOutThere}
        confirmLabel={phrases.signOut}
        tone="primary"
        onConfirm={signOut}
      >
        {leaving?.device ?? ''} {phrases.signOutConsequence}
      </ConfirmDialog>
      <ConfirmDialog
        opened={leavingAll}
        onClose={() => setLeavingAll(false)}
        title={phrases.signOutEverywhereTitle}
        confirmLabel={phrases.signOutEverywhereElse}
        tone="primary"
        onConfirm={async () => {
          await endOthers();
          showToast({ message: phrases.signedOutEverywhereElse });
        }}
      >
        {phrases.signOutEverywhereText}
      </ConfirmDialog>
    </>
  );
}
