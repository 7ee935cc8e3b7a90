import { useState } from 'react';

import { Button } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';
import { useDecideUnsentMails, useUnsentMails } from './api/unsent-mails.ts';
import styles from './outbox.module.css';

type Kind = 'HELD' | 'FAILED';

/** Mails that wait for a decision, with the buttons that send or discard them; nothing while there are none. */
export function UnsentMails() {
  const { data } = useUnsentMails();
  if (!data) return null;
  return (
    <>
      <Waiting kind="HELD" count={data.held} canSend={data.canSend} />
      <Waiting kind="FAILED" count={data.failed} canSend={data.canSend} />
    </>
  );
}

const mails = (count: number) => `${count} ${count === 1 ? 'mail' : 'mails'}`;

const titles: Readonly<Record<Kind, (count: number) => string>> = {
  HELD: (count) => `${mails(count)} written while no mail server was set`,
  FAILED: (count) => `${mails(count)} could not be delivered`,
};

function Waiting({ kind, count, canSend }: { kind: Kind; count: number; canSend: boolean }) {
  const decide = useDecideUnsentMails();
  const [asking, setAsking] = useState<'SEND' | 'DISCARD'>();
  // Without a mail server everything stays here: that is no reason to ask.
  if (count === 0 || (kind === 'HELD' && !canSend)) return null;
  return (
    <Callout tone="warning" title={titles[kind](count)}>
      <p>
        {canSend
          ? 'Send them now, or discard them if they are out of date.'
          : 'They can be sent once a mail server is set (SMTP_URL).'}
      </p>
      <div className={styles['acts']}>
        {canSend && (
          <Button size="sm" onClick={() => setAsking('SEND')}>
            {`Send ${mails(count)}`}
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={() => setAsking('DISCARD')}>
          {`Discard ${mails(count)}`}
        </Button>
      </div>
      <ConfirmDialog
        opened={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={asking === 'SEND' ? `Send ${mails(count)}?` : `Discard ${mails(count)}?`}
        confirmLabel={asking === 'SEND' ? 'Send' : 'Discard'}
        tone={asking === 'SEND' ? 'primary' : 'danger'}
        onConfirm={() => decide.mutateAsync({ mails: kind, action: asking ?? 'DISCARD' })}
      >
        <p>
          {asking === 'SEND'
            ? 'Families get them as they were written. A mail whose link has expired is discarded.'
            : 'They are never sent. You still find them in the outbox.'}
        </p>
      </ConfirmDialog>
    </Callout>
  );
}
