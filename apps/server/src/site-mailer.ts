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

/** To another machine mails travel encrypted, unless whoever runs the site has said otherwise. */
export function protectionOf(smtpUrl: string): { isLocal: boolean; requireTls: boolean } {
  const { hostname, searchParams } = new URL(smtpUrl);
  const isLocal = isLoopbackHost(hostname);
  return { isLocal, requireTls: !isLocal && searchParams.get('ignoreTLS') !== 'true' };
}
