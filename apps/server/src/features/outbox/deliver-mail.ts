import type { Mailer } from '#server/adapters/mail/mailer.ts';
import type { Context } from '#server/db/context.ts';

import { hasHiddenLink, hideAccountLinks, insertAccountLink } from './account-link.ts';
import { findWaitingMail, recordFailure, recordSent, type MailRow } from './outbox-repository.ts';

/** What became of a delivery: `sent`, `kept` where no mail server is set, `settled` when there was nothing left to do. */
export type Delivery = { outcome: 'sent' | 'kept'; mail: MailRow } | { outcome: 'settled' };

/**
 * Sends one queued mail. Success is recorded before anything else can try again, so a repeat sends nothing. A failure
 * is noted and thrown on, for the queue to try again later; the last one makes the mail a dead letter that staff see.
 */
export async function deliverMail(
  ctx: Context,
  mailer: Mailer | undefined,
  { mailId, lastAttempt }: { mailId: string; lastAttempt: boolean },
): Promise<Delivery> {
  const mail = await findWaitingMail(ctx.db, mailId);
  if (mail === undefined) return { outcome: 'settled' };
  if (mailer === undefined) return { outcome: 'kept', mail };
  try {
    await mailer.send({
      id: mail.id,
      to: { address: mail.toAddress, name: mail.toName ?? '' },
      subject: mail.subject,
      ...textsToSend(mail),
    });
  } catch (error) {
    const deadAt = lastAttempt ? ctx.now() : null;
    await recordFailure(ctx.db, mail.id, { error: describe(error), deadAt });
    throw error;
  }
  await recordSent(ctx.db, mail.id, ctx.now());
  return { outcome: 'sent', mail };
}

/** @throws Error where the token of the link is gone: a mail without its link is of no use */
function textsToSend({ html, text, linkToken }: MailRow): { html: string; text: string } {
  if (linkToken !== null)
    return { html: insertAccountLink(html, linkToken), text: insertAccountLink(text, linkToken) };
  if (hasHiddenLink(text))
    throw new Error('The link of this mail is no longer kept. A new one has to be asked for.');
  return { html, text };
}

/** What the mail server said, which may quote the mail. */
function describe(error: unknown): string {
  const reason = error instanceof Error ? error.message : 'The mail server did not take it.';
  return hideAccountLinks(reason).slice(0, 500);
}
