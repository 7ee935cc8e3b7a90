import { testMailKind } from '@sangamam/contract/mail/test-mail/test-mail-endpoints';

import { MailRefused, type Mailer } from '#server/adapters/mail/mailer.ts';
import type { Context } from '#server/db/context.ts';

import { stoppedSince } from '../bounces/resume-address.ts';
import { hideAccountLinks, insertAccountLink } from './account-link.ts';
import { releaseMail } from '../delayed/delayed-mail-repository.ts';
import { hasExpiredLink } from '../unsent/decide-unsent.ts';
import { findUnsubscribeLink } from './unsubscribe-link-read-model.ts';
import { insertUnsubscribeLink, unsubscribeUrl } from './unsubscribe-link.ts';
import { findWaitingMail, recordFailure, recordSent, type MailRow } from './outbox-repository.ts';
import { letterKind, testLetterKind } from './queue-mail.ts';
import { discardMails } from '../unsent/unsent-repository.ts';

/**
 * The outcome of a delivery: `sent`; `kept` where no mail server is set; `refused` for good by the mail server;
 * `expired` when its link no longer works, its addressee unsubscribed, or its address is stopped; `settled` when there was nothing left to do.
 */
export type Delivery =
  | { outcome: 'sent' | 'kept' | 'refused' | 'expired'; mail: MailRow }
  | { outcome: 'settled' };

/**
 * Sends one queued mail. Success is recorded before another attempt can start, so a repeated job sends nothing. A
 * failure is recorded and rethrown for the queue to retry; the last one, and a permanent refusal, make the mail a dead
 * letter that staff see. A mail whose link has expired is discarded, and so are a test mail that failed, a letter to
 * somebody who unsubscribed meanwhile, and mails to an address from which they come back.
 */
export async function deliverMail(
  ctx: Context,
  mailer: Mailer | undefined,
  { mailId, lastAttempt }: { mailId: string; lastAttempt: boolean },
): Promise<Delivery> {
  const mail = await findWaitingMail(ctx.db, mailId);
  if (mail === undefined) return { outcome: 'settled' };
  if (mailer === undefined) return { outcome: 'kept', mail };
  // From here on its decision cannot be undone; one that was undone in this moment sends nothing.
  if (mail.delayedUntil !== null && !(await releaseMail(ctx.db, mail.id))) return { outcome: 'settled' };
  if (await hasExpiredLink(ctx, mail)) {
    await discardMails(ctx.db, [mail.id], { at: ctx.now(), reason: 'The link in it has expired.' });
    return { outcome: 'expired', mail };
  }
  if (isStoppable(mail) && (await stoppedSince(ctx, mail.toAddress)) !== null) {
    await discardMails(ctx.db, [mail.id], { at: ctx.now(), reason: 'Mails to this address came back.' });
    return { outcome: 'expired', mail };
  }
  const unsubscribe = await unsubscribeLinkOf(ctx, mail);
  if (unsubscribe?.unsubscribedAt) {
    await discardMails(ctx.db, [mail.id], { at: ctx.now(), reason: 'They unsubscribed before it left.' });
    return { outcome: 'expired', mail };
  }
  try {
    await mailer.send({
      id: mail.id,
      to: { address: mail.toAddress, name: mail.toName ?? '' },
      replyTo: mail.replyTo ?? undefined,
      subject: mail.subject,
      ...(unsubscribe && { unsubscribeUrl: unsubscribeUrl(ctx, unsubscribe.token) }),
      ...textsToSend(mail, unsubscribe?.token),
    });
  } catch (error) {
    // Whoever sent a test mail reads its failure at once: it is neither repeated nor left to somebody's decision.
    const isTest = mail.kind === testMailKind;
    const isFinal = error instanceof MailRefused || isTest;
    const deadAt = lastAttempt || isFinal ? ctx.now() : null;
    await recordFailure(ctx.db, mail.id, {
      error: describe(error),
      deadAt,
      discardedAt: isTest ? deadAt : null,
    });
    if (isFinal) return { outcome: 'refused', mail };
    throw error;
  }
  await recordSent(ctx.db, mail.id, ctx.now());
  return { outcome: 'sent', mail };
}

/** A link to an account was asked for just now, perhaps after the mailbox was mended; a test mail shows whether it was. */
function isStoppable({ kind, linkToken }: MailRow): boolean {
  return linkToken === null && kind !== testMailKind;
}

/** How the addressee of a letter stops them; undefined for other mails, which nobody can stop. */
async function unsubscribeLinkOf(ctx: Context, { kind, userId }: MailRow) {
  const isLetter = kind === letterKind || kind === testLetterKind;
  return isLetter && userId !== null ? findUnsubscribeLink(ctx.db, userId) : undefined;
}

function textsToSend(
  { html, text, linkToken }: MailRow,
  unsubscribeToken: string | undefined,
): { html: string; text: string } {
  if (unsubscribeToken !== undefined)
    return {
      html: insertUnsubscribeLink(html, unsubscribeToken),
      text: insertUnsubscribeLink(text, unsubscribeToken),
    };
  if (linkToken === null) return { html, text };
  return { html: insertAccountLink(html, linkToken), text: insertAccountLink(text, linkToken) };
}

/** The answer of the mail server, which may quote the mail. */
function describe(error: unknown): string {
  const reason = error instanceof Error ? error.message : 'The mail server did not take it.';
  return hideAccountLinks(reason).slice(0, 500);
}
