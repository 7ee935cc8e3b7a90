import { openBounceMailbox, type BounceMailbox } from './adapters/mail/bounce-mailbox.ts';
import type { Mailer } from './adapters/mail/mailer.ts';
import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts';
import type { Env } from './env.ts';
import { isLoopbackHost } from './loopback.ts';

/** The way out for mails by the settings; undefined where they stay in the outbox. */
export function createSiteMailer({
  smtpUrl,
  mailFrom: from,
  publicUrl,
  bounces,
}: Pick<Env, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'bounces'>): Mailer | undefined {
  if (smtpUrl === undefined) return undefined;
  return createSmtpMailer({
    smtpUrl,
    from,
    publicUrl,
    bounceAddress: bounces?.address,
    ...protectionOf(smtpUrl),
  });
}

/** Where mails come back to by the settings, and the mailbox in which they are read; undefined where nobody reads them. */
export function createSiteBounces({
  bounces,
}: Pick<Env, 'bounces'>): { mailbox: BounceMailbox; address: string } | undefined {
  if (bounces === undefined) return undefined;
  const isLocal = isLoopbackHost(new URL(bounces.mailboxUrl).hostname);
  return { mailbox: openBounceMailbox(bounces.mailboxUrl, { isLocal }), address: bounces.address };
}

/** To another machine mails travel encrypted, unless whoever runs the site has said otherwise. */
export function protectionOf(smtpUrl: string): { isLocal: boolean; requireTls: boolean } {
  const { hostname, searchParams } = new URL(smtpUrl);
  const isLocal = isLoopbackHost(hostname);
  return { isLocal, requireTls: !isLocal && searchParams.get('ignoreTLS') !== 'true' };
}
