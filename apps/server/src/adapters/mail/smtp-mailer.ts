import { createTransport } from 'nodemailer';

import type { Mailer } from './mailer.ts';

/**
 * Sends through the SMTP server at `smtpUrl`, over a few kept connections. A server that is slow or silent is given
 * up after seconds; the queue tries again later.
 */
export function createSmtpMailer({
  smtpUrl,
  from,
  publicUrl,
}: {
  smtpUrl: string;
  from: string;
  publicUrl: string;
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
  });
  const domain = new URL(publicUrl).hostname;
  return {
    async send({ id, to, subject, html, text }) {
      await transport.sendMail({
        messageId: `<${id}@${domain}>`,
        from,
        to,
        subject,
        html,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    close: () => transport.close(),
  };
}
