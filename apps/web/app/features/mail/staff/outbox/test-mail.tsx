import type { getTestMail } from '@sangamam/contract/mail/test-mail/test-mail-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { useState } from 'react';

import * as phrases from '#phrases/mail/staff/test-mail.ts';
import { formatInstant } from '#web/lib/text/date-text.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Dialog } from '#web/ui/feedback/dialog/dialog.tsx';
import { HeadingAction } from '#web/ui/layout/page/heading-action.tsx';

import { useSendTestMail, useTestMail } from './api.ts';
import styles from './outbox.module.css';
import { isUnanswered, outcomeOf, type TestMailOutcome } from './test-mail-outcome.ts';

type Sent = NonNullable<EndpointData<typeof getTestMail>['mail']>;

/**
 * Sends an email to oneself, in a dialog that shows what the mail server answered. Renders nothing before the site has
 * said whether email leaves.
 */
export function TestMail() {
  const { data } = useTestMail();
  const [opened, setOpened] = useState(false);
  if (!data) return null;
  return (
    <>
      <HeadingAction>
        <Button variant="secondary" onClick={() => setOpened(true)}>
          {phrases.testEmail}
        </Button>
      </HeadingAction>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={phrases.testEmail} keepsText>
        <Sending {...data} />
      </Dialog>
    </>
  );
}

function Sending({ canSend, mail }: EndpointData<typeof getTestMail>) {
  const send = useSendTestMail();
  return (
    <div className={styles['part']}>
      <p>{canSend ? phrases.intro : phrases.noServerHint}</p>
      {canSend && (
        <div>
          <Button loading={send.isPending} idle={isUnanswered(mail)} onClick={() => send.mutate()}>
            {phrases.sendATestEmail}
          </Button>
        </div>
      )}
      {send.error && <p role="alert">{send.error.message}</p>}
      <div aria-live="polite" className={styles['answer']}>
        {canSend && mail && <Answer mail={mail} isNew={send.isSuccess || isUnanswered(mail)} />}
      </div>
    </div>
  );
}

/** An old success is one line; everything else is worth a look. */
function Answer({ mail, isNew }: { mail: Sent; isNew: boolean }) {
  const outcome = outcomeOf(mail);
  const at = formatInstant(mail.sentAt ?? mail.deadAt ?? mail.createdAt);
  if (outcome === 'accepted' && !isNew) return <p>{phrases.lastAccepted({ at })}</p>;
  const values = { to: mail.to, at };
  return (
    <Callout tone={tones[outcome]} title={phrases.outcomes[outcome]}>
      {outcome === 'accepted' && <p className={styles['to']}>{phrases.acceptedAt(values)}</p>}
      {outcome === 'waiting' && <p className={styles['to']}>{phrases.queued(values)}</p>}
      {mail.lastError !== null && (
        <>
          <p className={styles['to']}>{phrases.triedAt(values)}</p>
          <p className={styles['to']}>
            <code>{mail.lastError}</code>
          </p>
        </>
      )}
    </Callout>
  );
}

const tones: Readonly<Record<TestMailOutcome, 'success' | 'info' | 'warning'>> = {
  waiting: 'info',
  accepted: 'success',
  refused: 'warning',
  'no-connection': 'warning',
  'no-answer': 'warning',
  failed: 'warning',
};
