import { inTransaction, type Context } from '#server/db/context.ts';
import { enqueue } from '#server/db/queue/enqueue.ts';
import type { AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';

import { hasHiddenLink } from '../outbox/account-link.ts';
import type { MailRow } from '../outbox/outbox-repository.ts';
import { mailAttempts, taskFor } from '../outbox/queue-mail.ts';
import { isLinkValid } from './account-link-read-model.ts';
import {
  countUnsent,
  discardMails,
  listInterrupted,
  lockUnsent,
  reviveMails,
  type UnsentCounts,
} from './unsent-repository.ts';

type Action = 'SEND' | 'DISCARD';

/** The result of a decision. */
interface Decided {
  queued: number;
  discarded: number;
}

/** How many mails wait for a decision, since when, and whether they could be sent. */
export async function readUnsent(ctx: Context): Promise<UnsentCounts & { canSend: boolean }> {
  return { ...(await countUnsent(ctx.db)), canSend: ctx.mailStays !== true };
}

/**
 * Sends or discards all mails that were written while no mail server was set (`HELD`), or all that were given up
 * (`FAILED`). One whose account link has expired is always discarded.
 *
 * @throws CONFLICT when mails are to be sent and no mail server is set
 */
export function decideUnsentMails(
  ctx: Context,
  actor: AnyActor,
  { mails, action }: { mails: 'HELD' | 'FAILED'; action: Action },
): Promise<Decided> {
  return inTransaction(ctx, async (ctx) => decide(ctx, actor, action, await lockUnsent(ctx.db, { mails })));
}

/**
 * The same for one mail.
 *
 * @throws NOT_FOUND when no such mail waits for a decision
 * @throws CONFLICT when it is to be sent and no mail server is set
 */
export function decideUnsentMail(
  ctx: Context,
  actor: AnyActor,
  { mailId, action }: { mailId: string; action: Action },
): Promise<Decided> {
  return inTransaction(ctx, async (ctx) => {
    const mails = await lockUnsent(ctx.db, { mails: 'BOTH', mailId });
    if (mails.length === 0) throw new AppError('NOT_FOUND');
    return decide(ctx, actor, action, mails);
  });
}

async function decide(ctx: Context, actor: AnyActor, action: Action, mails: MailRow[]): Promise<Decided> {
  if (action === 'SEND' && ctx.mailStays === true) throw new AppError('CONFLICT');
  const toSend = action === 'SEND' ? await withLivingLinks(ctx, mails) : [];
  const sent = new Set(toSend.map(({ id }) => id));
  const toDiscard = mails.filter(({ id }) => !sent.has(id));
  await discardMails(
    ctx.db,
    toDiscard.map(({ id }) => id),
    {
      at: ctx.now(),
      reason: action === 'SEND' ? 'The link in it has expired.' : 'Discarded by an administrator.',
    },
  );
  await queueAgain(ctx, toSend);
  for (const { id, kind } of mails) {
    await recordAudit(ctx, {
      actor,
      action: sent.has(id) ? 'mail.sent-again' : 'mail.discarded',
      entityId: id,
      after: { kind },
    });
  }
  return { queued: toSend.length, discarded: toDiscard.length };
}

async function withLivingLinks(ctx: Context, mails: readonly MailRow[]): Promise<MailRow[]> {
  const living: MailRow[] = [];
  for (const mail of mails) if (!(await hasExpiredLink(ctx, mail))) living.push(mail);
  return living;
}

/** True when the account link of a mail no longer works. */
export async function hasExpiredLink(
  ctx: Context,
  { linkToken, text }: Pick<MailRow, 'linkToken' | 'text'>,
): Promise<boolean> {
  return linkToken === null ? hasHiddenLink(text) : !(await isLinkValid(ctx.db, linkToken, ctx.now()));
}

async function queueAgain(ctx: Context, mails: readonly Pick<MailRow, 'id' | 'linkToken'>[]): Promise<void> {
  await reviveMails(
    ctx.db,
    mails.map(({ id }) => id),
  );
  for (const { id, linkToken } of mails) {
    const task = taskFor({ linkToken });
    await enqueue(ctx.db, task, { mailId: id }, { maxAttempts: mailAttempts });
  }
}

/**
 * At a start with a mail server: queues mails again whose attempts were interrupted by a start without one, and returns
 * how many mails wait for a decision.
 */
export function resumeInterruptedMails(ctx: Context): Promise<{ resumed: number; held: number }> {
  return inTransaction(ctx, async (ctx) => {
    const interrupted = await listInterrupted(ctx.db);
    await queueAgain(ctx, interrupted);
    const { held } = await countUnsent(ctx.db);
    return { resumed: interrupted.length, held };
  });
}
