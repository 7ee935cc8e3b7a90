import type { Mailer } from '#server/adapters/mail/mailer.ts';
import type { Context } from '#server/db/context.ts';
import { insertAccountLink } from '#server/features/mail/outbox/account-link.ts';
import { deliverMail } from '#server/features/mail/outbox/deliver-mail.ts';
import type { MailRow } from '#server/features/mail/outbox/outbox-repository.ts';

import type { JobHandlers } from './task-list.ts';
import type { JobsLog } from './worker-logger.ts';

/**
 * Sends a queued mail. Without a mail server it stays in the outbox and the log says so. Only on the demo, where no
 * real account is concerned, the log also contains the recipient and the link.
 */
export function sendMailTask(
  ctx: Context,
  mailer: Mailer | undefined,
  { log, logsLinks }: { log: JobsLog; logsLinks: boolean },
): JobHandlers['send-mail'] {
  return async ({ mailId }, { isLast }) => {
    const delivery = await deliverMail(ctx, mailer, { mailId, lastAttempt: isLast });
    if (delivery.outcome === 'refused' || delivery.outcome === 'expired') {
      const { id, kind } = delivery.mail;
      log.warn({ mailId: id, kind, outcome: delivery.outcome }, 'mail given up');
      return;
    }
    if (delivery.outcome !== 'kept' || isOldNews(delivery.mail.createdAt, ctx.now())) return;
    const { mail } = delivery;
    const named = logsLinks ? { to: mail.toAddress, subject: mail.subject, link: firstLink(mail) } : {};
    log.info({ mailId: mail.id, kind: mail.kind, ...named }, 'mail kept in the outbox');
  };
}

function firstLink({ text, linkToken }: MailRow): string | undefined {
  const whole = linkToken === null ? text : insertAccountLink(text, linkToken);
  return /https?:\/\/\S+/u.exec(whole)?.[0];
}

/** Old mails, as in the demo's sample data, are not logged. */
function isOldNews(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > 60 * 60_000;
}
