import { useState } from 'react';

import * as phrases from '#phrases/mail/staff/outbox.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { ConfirmDialog } from '#web/ui/feedback/dialog/confirm-dialog.tsx';

import { useDecideUnsentMails, useUnsentMails } from './api.ts';
import styles from './outbox.module.css';

type Kind = 'HELD' | 'FAILED';

/** Unsent emails that need a decision, with buttons to send or discard them. Renders nothing if there are none. */
export function UnsentMailsNotice() {
  const { data } = useUnsentMails();
  if (!data) return null;
  return (
    <>
      <Waiting kind="HELD" count={data.held} canSend={data.canSend} />
      <Waiting kind="FAILED" count={data.failed} canSend={data.canSend} />
    </>
  );
}

const titles: Readonly<Record<Kind, (count: number) => string>> = {
  HELD: (count) => phrases.heldCount({ count: phrases.mailCount(count) }),
  FAILED: (count) => phrases.couldNotBeDelivered({ count: phrases.mailCount(count) }),
};

function Waiting({ kind, count, canSend }: { kind: Kind; count: number; canSend: boolean }) {
  const decide = useDecideUnsentMails();
  const [asking, setAsking] = useState<'SEND' | 'DISCARD'>();
  // Without a mail server everything stays here: that is no reason to ask.
  if (count === 0 || (kind === 'HELD' && !canSend)) return null;
  return (
    <Callout tone="warning" title={titles[kind](count)}>
      <p>{canSend ? phrases.sendOrDiscardHint : phrases.noServerHint}</p>
      <div className={styles['acts']}>
        {canSend && (
          <Button size="sm" onClick={() => setAsking('SEND')}>
            {phrases.send({ count: phrases.mailCount(count) })}
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={() => setAsking('DISCARD')}>
          {phrases.discard({ count: phrases.mailCount(count) })}
        </Button>
      </div>
      <ConfirmDialog
        opened={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={
          asking === 'SEND'
            ? phrases.sendQuestion({ count: phrases.mailCount(count) })
            : phrases.discardQuestion({ count: phrases.mailCount(count) })
        }
        confirmLabel={asking === 'SEND' ? phrases.sendConfirm : phrases.discardConfirm}
        tone={asking === 'SEND' ? 'primary' : 'danger'}
        onConfirm={() => decide.mutateAsync({ mails: kind, action: asking ?? 'DISCARD' })}
      >
        <p>{asking === 'SEND' ? phrases.sendText : phrases.discardText}</p>
      </ConfirmDialog>
    </Callout>
  );
}
