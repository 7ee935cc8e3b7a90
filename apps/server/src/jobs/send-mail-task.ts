import type { Task } from 'graphile-worker';

import type { Mailer } from '#server/adapters/mail/mailer.ts';
import type { Context } from '#server/db/context.ts';
import { deliverMail } from '#server/features/outbox/deliver-mail.ts';

import type { JobsLog } from './worker-logger.ts';

/** Sends a queued mail; without a mail server it only says where the mail's link leads. */
export function sendMailTask(ctx: Context, mailer: Mailer | undefined, log: JobsLog): Task {
  return async (payload, { job }) => {
    const { mailId } = payload as { mailId: string };
    const lastAttempt = job.attempts >= job.max_attempts;
    const delivery = await deliverMail(ctx, mailer, { mailId, lastAttempt });
    if (delivery.outcome !== 'kept' || isOldNews(delivery.mail.createdAt, ctx.now())) return;
    const link = /https?:\/\/\S+/u.exec(delivery.mail.text)?.[0];
    log.info(
      { to: delivery.mail.toAddress, subject: delivery.mail.subject, link },
      'mail kept in the outbox',
    );
  };
}

/** Mails of the past, as the demo's families have them, are not announced. */
function isOldNews(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > 60 * 60_000;
}
