import { resumeInterruptedMails } from '#server/features/mail/unsent/decide-unsent.ts';

import type { Mailer } from './adapters/mail/mailer.ts';
import type { Context } from './db/context.ts';
import type { JobsLog } from './jobs/worker-logger.ts';

/**
 * At a start with a mail server: queues again what was interrupted, tells of mails that wait for a decision, and tries
 * the server in the background. A server that does not answer is no reason not to start: mails wait for it.
 */
export async function prepareMail(ctx: Context, mailer: Mailer, log: JobsLog): Promise<void> {
  const { resumed, held } = await resumeInterruptedMails(ctx);
  if (resumed > 0) log.info({ resumed }, 'mails whose sending was interrupted are queued again');
  if (held > 0) {
    log.warn({ held }, 'mails were written without a mail server: send or discard them at /admin/outbox');
  }
  mailer.verify().catch((error: unknown) => {
    log.warn({ err: error }, 'the mail server of SMTP_URL cannot be used: mails wait until it can');
  });
}
