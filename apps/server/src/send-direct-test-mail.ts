import * as phrases from '#phrases/mail/direct-test-mail.ts';

import type { Mailer } from './adapters/mail/mailer.ts';

/**
 * Sends a mail straight to the mail server, without outbox and database, and resolves when the server has taken it.
 *
 * @throws Error with what the server said
 */
export async function sendDirectTestMail(
  mailer: Mailer,
  { to, publicUrl }: { to: string; publicUrl: string },
): Promise<void> {
  const text = phrases.mailLeaves({ site: publicUrl });
  await mailer.send({
    id: crypto.randomUUID(),
    to: { address: to, name: '' },
    subject: phrases.subject({ site: new URL(publicUrl).hostname }),
    html: `<p>${text}</p>`,
    text,
  });
}
