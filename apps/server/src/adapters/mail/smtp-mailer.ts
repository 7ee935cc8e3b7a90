import { createTransport } from 'nodemailer';

import { envelopeSender } from './envelope-sender.ts';
import { MailRefused, type Mailer } from './mailer.ts';

/**
 * Sends through the SMTP server at `smtpUrl`, over a few kept connections. A server that is slow or silent is given
 * up after seconds; the queue tries again later.
 */
export function createSmtpMailer({
  smtpUrl,
  from,
  publicUrl,
  bounceAddress,
  isLocal = false,
  requireTls = false,
}: {
  smtpUrl: string;
  from: string;
  publicUrl: string;
  /** Where mails come back to; to the sender where it is left out. */
  bounceAddress?: string | undefined;
  /** The server is on this machine: its certificate, usually one that it signed itself, proves nothing and is not checked. */
  isLocal?: boolean;
  /** A server that offers no encryption gets no mail. */
  requireTls?: boolean;
}): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(isLocal && { tls: { rejectUnauthorized: false } }),
    requireTLS: requireTls,
  });
  const domain = new URL(publicUrl).hostname;
  return {
    async send({ id, to, replyTo, unsubscribeUrl, subject, html, text }) {
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from,
          to,
          ...(bounceAddress !== undefined && {
            envelope: { from: envelopeSender(bounceAddress, id), to: to.address },
          }),
          ...(replyTo !== undefined && { replyTo: { address: replyTo, name: '' } }),
          subject,
          html,
          text,
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl !== undefined && {
              'List-Unsubscribe': `<${unsubscribeUrl}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        });
      } catch (error) {
        if (isRefusal(error)) throw new MailRefused(error.message, { cause: error });
        throw error;
      }
    },
    async verify() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

/**
 * True for a 5xx answer to the addressee or to the mail (RFC 5321, 4.2.1). One to the login or to the sender tells of
 * our settings, which somebody may put right.
 */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  const { responseCode, command } = error;
  return Number(responseCode) >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
