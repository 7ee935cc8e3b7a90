import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { recordAudit } from '#server/features/audit/record-audit.ts';
import { mailInvitation, mailSetPasswordLink } from '../mails/link-mails.ts';
import { findAccount } from '../account/account-read-model.ts';
import { findLastLinkTime } from '../links/account-token-repository.ts';
import { issueLink } from '../links/issue-link.ts';
import { lockActiveAccount } from '../account/lock-active-account.ts';

/** A mailbox is not flooded by impatient clicks, whichever node they reach. */
const pauseBetween = 60_000;

/**
 * Mails a fresh set-password link to somebody who has not chosen a password yet, in the caller's transaction.
 *
 * @throws USER_NOT_FOUND, CONFLICT when a password is set or the account is suspended or closed, TOO_MANY_REQUESTS
 */
export async function resendSetPasswordLink(ctx: Context, actor: Actor, userId: string): Promise<void> {
  // Two clicks in a row, on one process or two: the second one waits here and then finds the link of the first.
  await lockActiveAccount(ctx, userId);
  const account = await findAccount(ctx.db, userId);
  if (account === undefined) throw new AppError('USER_NOT_FOUND');
  // An account that staff opened may have no address yet.
  const isReachable = account.email !== '' && account.suspendedAt === null;
  if (account.passwordHash !== null || !isReachable) throw new AppError('CONFLICT');
  const last = await findLastLinkTime(ctx.db, userId);
  const wait = last === undefined ? 0 : pauseBetween - (ctx.now().getTime() - last.getTime());
  if (wait > 0) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(wait / 1000) });
  const link = await issueLink(ctx, userId, 'SET_PASSWORD');
  await (account.type === 'STAFF' ? mailInvitation : mailSetPasswordLink)(ctx, account, link);
  await recordAudit(ctx, {
    actorId: actor.userId,
    action: 'account.link-resent',
    entityId: userId,
  });
}
