import { testMailKind } from '@sangamam/contract/mail/test-mail/test-mail-endpoints';

import type { Context } from '#server/db/context.ts';
import { enqueue } from '#server/db/queue/enqueue.ts';

import { insertMail } from './outbox-repository.ts';

/** A mail about one event. */
export interface QueuedMail {
  to: { address: string; name?: string | undefined };
  /** The event, such as `order.approved`: groups the outbox. */
  kind: string;
  subject: string;
  html: string;
  text: string;
  /** One mail is sent per key, however often the event is repeated: `order.approved:<order id>`. */
  dedupeKey: string;
  /** Token of the account link; the texts have a placeholder for it (`account-link.ts`). */
  linkToken?: string | undefined;
  orderId?: string | undefined;
  userId?: string | undefined;
}

/** Attempts before a mail is given up; with the queue's growing delays that takes most of a day. */
export const mailAttempts = 12;

/**
 * Queues a mail in the caller's transaction: it is sent if and only if the transaction commits. A second mail with the
 * same `dedupeKey` is dropped. A mail of a decision that can be undone leaves afterwards (`delayMails`).
 */
export async function queueMail(ctx: Context, mail: QueuedMail): Promise<void> {
  const { to, ...rest } = mail;
  const id = await insertMail(ctx.db, {
    ...rest,
    toAddress: to.address,
    toName: to.name ?? null,
    subject: oneLine(mail.subject),
    createdAt: ctx.now(),
    decisionId: ctx.mailDelay?.decisionId ?? null,
    delayedUntil: ctx.mailDelay?.until ?? null,
  });
  const runAt = ctx.mailDelay && { runAt: ctx.mailDelay.until };
  const options = { maxAttempts: mailAttempts, ...runAt };
  if (id !== undefined) await enqueue(ctx.db, taskFor(mail), { mailId: id }, options);
}

/** An older version would send the placeholder as it is: such mails have a task that it does not know. */
export function taskFor({
  kind,
  linkToken,
}: {
  kind?: string;
  linkToken?: string | null | undefined;
}): 'send-mail' | 'send-account-link' | 'send-test-mail' {
  if (kind === testMailKind) return 'send-test-mail';
  return linkToken === undefined || linkToken === null ? 'send-mail' : 'send-account-link';
}

/** A mail header is a single line. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}
