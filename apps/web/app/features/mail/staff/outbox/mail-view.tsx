import type { getOutboxMail } from '@sangamam/contract/mail/outbox/outbox-admin-endpoints';
import type { EndpointData } from '@sangamam/contract/http/endpoint';
import { mailTextKindOf } from '@sangamam/contract/mail/texts/mail-text-kinds';

import * as phrases from '#phrases/mail/staff/outbox.ts';
import { MailFrame } from '#web/domain/mail/mail-frame.tsx';
import { shortInstant } from '#web/lib/text/date-text.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { Card } from '#web/ui/layout/card/card.tsx';
import { Facts } from '#web/ui/data/facts/facts.tsx';
import { Button, LinkButton } from '#web/ui/primitives/button/button.tsx';

import { isAccountLink, linksOf } from './mail-links.ts';
import { deliveryText, MailState } from './mail-state.tsx';
import { useDecideUnsentMail, useResumeAddress, useReadOutboxLink } from './api.ts';

import styles from './outbox.module.css';

/** One email: recipient, delivery, links, its HTML and its plain text. */
export function MailView({
  mail,
  settles,
}: {
  mail: EndpointData<typeof getOutboxMail>;
  /** True for who may send it again, and let mails to its address go on. */
  settles: boolean;
}) {
  const links = linksOf(mail.text).filter((link) => !isAccountLink(link));
  const hasAccountLink = linksOf(mail.text).some(isAccountLink);
  return (
    <>
      <Card>
        <Facts
          facts={[
            { name: phrases.to, value: <span className={styles['to']}>{mail.to}</span> },
            { name: phrases.state, value: <MailState mail={mail} /> },
            { name: phrases.delivery, value: deliveryText(mail) },
            { name: phrases.written, value: shortInstant(mail.createdAt) },
            ...textFact(mail),
          ]}
        />
      </Card>
      {mail.lastError && mail.sentAt === null && (
        <Callout
          tone="warning"
          title={mail.discardedAt === null ? phrases.theLastAttemptFailed : phrases.willNotBeSent}
        >
          <p className={styles['to']}>{mail.lastError}</p>
        </Callout>
      )}
      {mail.bouncedAt !== null && (
        <Callout tone="warning" title={phrases.cameBack}>
          <p className={styles['to']}>{mail.bounceReason || phrases.noReasonGiven}</p>
        </Callout>
      )}
      {mail.addressStoppedAt !== null && <StoppedAddress mailId={mail._id} settles={settles} />}
      {settles && mail.deadAt !== null && mail.discardedAt === null && <SendAgain mailId={mail._id} />}
      {hasAccountLink && <AccountLink mailId={mail._id} isReadable={mail.hasReadableLink} />}
      {links.length > 0 && (
        <section className={styles['part']} aria-labelledby="mail-links">
          <h2 id="mail-links">{phrases.links}</h2>
          <ul className={styles['links']}>
            {links.map((link) => (
              <li key={link}>
                <a href={link} target="_blank" rel="noopener noreferrer">
                  {link}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles['part']} aria-labelledby="mail-looks">
        <h2 id="mail-looks">{phrases.preview}</h2>
        <MailFrame html={mail.html} subject={mail.subject} />
      </section>
      <section className={styles['part']} aria-labelledby="mail-text">
        <h2 id="mail-text">{phrases.plainText}</h2>
        <pre className={styles['text']}>{mail.text}</pre>
      </section>
    </>
  );
}

/** Mails to the address came back: why none leave, and the way to let them. */
function StoppedAddress({ mailId, settles }: { mailId: string; settles: boolean }) {
  const resume = useResumeAddress(mailId);
  return (
    <Callout tone="warning" title={phrases.addressIsStopped}>
      <p>{phrases.addressIsStoppedText}</p>
      {settles && (
        <Button size="sm" loading={resume.isPending} onClick={() => resume.mutate()}>
          {phrases.sendToItAgain}
        </Button>
      )}
      {resume.error && <p role="alert">{resume.error.message}</p>}
    </Callout>
  );
}

/** Whose words it has, where an organiser can change them. */
function textFact({ kind, organisersText, siteVersion }: EndpointData<typeof getOutboxMail>) {
  if (organisersText === null) {
    if (mailTextKindOf(kind) === undefined) return [];
    const value = siteVersion === null ? phrases.ourText : phrases.ourTextOf({ version: siteVersion });
    return [{ name: phrases.textOfMail, value }];
  }
  const { version, changedBy, changedAt } = organisersText;
  const value = phrases.yourText({
    version: String(version),
    name: changedBy ?? phrases.somebody,
    time: shortInstant(changedAt),
  });
  return [{ name: phrases.textOfMail, value }];
}

/** Sends an email again that was given up. */
function SendAgain({ mailId }: { mailId: string }) {
  const decide = useDecideUnsentMail(mailId);
  return (
    <div>
      <Button size="sm" loading={decide.isPending} onClick={() => decide.mutate('SEND')}>
        {phrases.sendAgain}
      </Button>
      {decide.error && <p role="alert">{decide.error.message}</p>}
    </div>
  );
}

/** Shown instead of an account link in an email. If the site cannot send email, the link can be requested. */
function AccountLink({ mailId, isReadable }: { mailId: string; isReadable: boolean }) {
  const read = useReadOutboxLink(mailId);
  if (!isReadable) {
    return (
      <Callout title={phrases.linkHiddenTitle}>
        <p>{phrases.linkHiddenText}</p>
      </Callout>
    );
  }
  return (
    <Callout title={phrases.linkShownTitle}>
      <p>{phrases.linkShownText}</p>
      {read.error && <p role="alert">{read.error.message}</p>}
      {read.data === undefined ? (
        <p>
          <Button size="sm" loading={read.isPending} onClick={() => read.mutate()}>
            {phrases.showTheLink}
          </Button>
        </p>
      ) : (
        <p>
          <LinkButton size="sm" to={new URL(read.data.link).pathname}>
            {phrases.openTheLink}
          </LinkButton>
        </p>
      )}
    </Callout>
  );
}
