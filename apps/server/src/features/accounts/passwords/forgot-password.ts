import { inTransaction, type Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { countMailsTo } from '#server/features/mail/outbox/count-mails-to.ts';

import { mailResetPasswordLink, mailSetPasswordLink } from '../mails/link-mails.ts';
import { lockAccount } from '../account/account-repository.ts';
import { findAccountByEmail } from '../account/account-read-model.ts';
import { hasValidToken } from '../links/account-token-repository.ts';
import { issueLink } from '../links/issue-link.ts';

/**
 * Mails a link that resets the password; an account that never had one gets a new set-password link instead. Older
 * links of the account become invalid (DECISIONS §2). When too many such mails were sent already, none is sent: the
 * last link stays valid, and the answer is the same.
 *
 * @throws USER_NOT_FOUND
 */
export async function forgotPassword(
  ctx: Context,
  { username }: { username: string },
): Promise<{ sent: true }> {
  const account = await findAccountByEmail(ctx.db, username);
  if (account === undefined || account.suspendedAt !== null || account.closedAt !== null)
    throw new AppError('USER_NOT_FOUND', { field: 'username' });
  await inTransaction(ctx, async (ctx) => {
    const held = await lockAccount(ctx.db, account.id);
    if (!held || held.suspendedAt !== null || held.closedAt !== null)
      throw new AppError('USER_NOT_FOUND', { field: 'username' });
    if (await hasLinkAndManyMails(ctx, account.id)) return;
    if (account.passwordHash === null) {
      await mailSetPasswordLink(ctx, account, await issueLink(ctx, account.id, 'SET_PASSWORD'));
    } else {
      await mailResetPasswordLink(ctx, account, await issueLink(ctx, account.id, 'RESET_PASSWORD'));
    }
  });
  return { sent: true };
}

const hour = 60 * 60_000;

/** Mails with a link that one mailbox gets within an hour, whoever asks for them. */
const mailsAnHour = 8;

async function hasLinkAndManyMails(ctx: Context, userId: string): Promise<boolean> {
  const now = ctx.now();
  if (!(await hasValidToken(ctx.db, userId, now))) return false;
  const kinds = ['account.reset-password', 'account.set-password'];
  const since = new Date(now.getTime() - hour);
  return (await countMailsTo(ctx, { userId, kinds, since })) >= mailsAnHour;
}
