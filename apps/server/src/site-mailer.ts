import type { Mailer } from './adapters/mail/mailer.ts';
import { createSmtpMailer } from './adapters/mail/smtp-mailer.ts';
import type { Env } from './env.ts';

/** The way out for mails by the settings; undefined where they stay in the outbox. */
export function createSiteMailer({
  smtpUrl,
  mailFrom: from,
  publicUrl,
}: Pick<Env, 'smtpUrl' | 'mailFrom' | 'publicUrl'>): Mailer | undefined {
  if (smtpUrl === undefined) return undefined;
  return createSmtpMailer({ smtpUrl, from, publicUrl });
}
