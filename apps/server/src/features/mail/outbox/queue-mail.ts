import { testMailKind } from '@sangamam/contract/mail/test-mail/test-mail-endpoints';
import { siteVersion } from '@sangamam/contract/site-version';

import type { Context } from '#server/db/context.ts';
import { enqueue, enqueueEach } from '#server/db/queue/enqueue.ts';

import type { MailKind } from './mail-kinds.ts';
import { insertMail, insertMails } from './outbox-repository.ts';

/** A mail about one event. */
export interface QueuedMail {
  /** Where its texts or addresses name it; made for it otherwise. */
  id?: string;
  to: { address: string; name?: string | undefined };
  /** Where an answer goes, if not to the sender. */
  replyTo?: string | undefined;
  /** The event, such as `order.approved`: groups the outbox. */
  kind: MailKind;
  subject: string;
  html: string;
  text: string;
  /** One mail is sent per key, however often the event is repeated: `order.approved:<order id>`. */
  dedupeKey: string;
  /** Token of the account link; the texts have a placeholder for it (`account-link.ts`). */
  linkToken?: string | undefined;
  /** The version of the organiser's text that it was written with; without one it is the site's own. */
  textId?: string | undefined;
  orderId?: string | undefined;
  userId?: string | undefined;
  /** Leaves then; once its decision can no longer be undone where it is left out. */
  notBefore?: Date;
}

/** Attempts before a mail is given up; with the queue's growing delays that takes most of a day. */
export const mailAttempts = 12;

/**
 * Queues a mail in the caller's transaction: it is sent if and only if the transaction commits. A second mail with the
 * same `dedupeKey` is dropped. A mail of a decision that can be undone leaves afterwards (`delayMails`).
 */
export async function queueMail(ctx: Context, mail: QueuedMail): Promise<void> {
  const id = await insertMail(ctx.db, rowOf(ctx, mail));
  const runAt = ctx.mailDelay && { runAt: ctx.mailDelay.until };
  const options = { maxAttempts: mailAttempts, ...runAt };
  if (id !== undefined) await enqueue(ctx.db, taskFor(mail), { mailId: id }, options);
}

/**
 * Queues several mails of one kind, which have no account links, with one statement for all. Returns the ids of those
 * that were queued, in any order; one whose key is known is dropped.
 */
export async function queueMails(
  ctx: Context,
  mails: readonly Omit<QueuedMail, 'linkToken'>[],
): Promise<{ id: string; dedupeKey: string }[]> {
  const [first] = mails;
  if (first === undefined) return [];
  const queued = await insertMails(
    ctx.db,
    mails.map((mail) => rowOf(ctx, mail)),
  );
  const times = new Map(
    mails.map(({ dedupeKey, notBefore }) => [dedupeKey, notBefore ?? ctx.mailDelay?.until]),
  );
  await enqueueEach(
    ctx.db,
    taskFor(first),
    queued.map(({ id }) => ({ mailId: id })),
    { maxAttempts: mailAttempts, runAts: queued.map(({ dedupeKey }) => times.get(dedupeKey)) },
  );
  return queued;
}

function rowOf(ctx: Context, { to, notBefore, ...mail }: QueuedMail) {
  return {
    ...mail,
    toAddress: to.address,
    toName: to.name ?? null,
    subject: oneLine(mail.subject),
    siteVersion,
    createdAt: ctx.now(),
    decisionId: ctx.mailDelay?.decisionId ?? null,
    delayedUntil: notBefore ?? ctx.mailDelay?.until ?? null,
  };
}

/** The kind of a mail of a letter to many families: all others leave before it. */
export const letterKind = 'letter' as const satisfies MailKind;

/** The kind of a letter that its writer tries out. */
export const testLetterKind = 'letter.test' as const satisfies MailKind;

/** An older version would send the placeholder as it is: such mails have a task that it does not know. */
export function taskFor({
  kind,
  linkToken,
}: {
  kind?: string;
  linkToken?: string | null | undefined;
}): 'send-mail' | 'send-account-link' | 'send-test-mail' | 'send-letter-mail' {
  if (kind === testMailKind) return 'send-test-mail';
  if (kind === letterKind) return 'send-letter-mail';
  return linkToken === undefined || linkToken === null ? 'send-mail' : 'send-account-link';
}

/** A mail header is a single line. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}
