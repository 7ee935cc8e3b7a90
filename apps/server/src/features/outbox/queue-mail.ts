import type { Context } from '#server/db/context.ts';
import { enqueue } from '#server/db/queue/enqueue.ts';

import { insertMail } from './outbox-repository.ts';

/** A mail that tells of one event. */
export interface QueuedMail {
  to: { address: string; name?: string | undefined };
  /** What it tells of, such as `order.approved`: groups the outbox. */
  kind: string;
  subject: string;
  html: string;
  text: string;
  /** One mail is sent for each key, however often the event is repeated: `order.approved:<order id>`. */
  dedupeKey: string;
  /** Token of the link to an account that the texts only have a placeholder for (`account-link.ts`). */
  linkToken?: string | undefined;
  orderId?: string | undefined;
  userId?: string | undefined;
}

/** Attempts before a mail is given up; with the queue's growing pauses that is most of a day. */
export const mailAttempts = 12;

/**
 * Queues a mail in the caller's transaction: it goes out if and only if the transaction commits. A second mail under
 * the same `dedupeKey` is dropped.
 */
export async function queueMail(ctx: Context, mail: QueuedMail): Promise<void> {
  const { to, ...rest } = mail;
  const id = await insertMail(ctx.db, {
    ...rest,
    toAddress: to.address,
    toName: to.name ?? null,
    subject: oneLine(mail.subject),
    createdAt: ctx.now(),
  });
  if (id !== undefined) await enqueue(ctx.db, taskFor(mail), { mailId: id }, { maxAttempts: mailAttempts });
}

/** A version that does not know the placeholder would send it as it is: such mails have a task that it does not take. */
export function taskFor({
  linkToken,
}: {
  linkToken?: string | null | undefined;
}): 'send-mail' | 'send-account-link' {
  return linkToken === undefined || linkToken === null ? 'send-mail' : 'send-account-link';
}

/** A header is one line. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}
