import { inTransaction, type Context } from '#server/db/context.ts';
import { AppError } from '#server/http/app-error.ts';

import { mailResetPasswordLink, mailSetPasswordLink } from './account-mails.ts';
import { findAccountByEmail } from './account-repository.ts';
import { issueLink } from './issue-link.ts';

/**
 * Mails a link that resets the password; an account that never had one gets a fresh set-password link instead. Older
 * links of the account die (DECISIONS §2).
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
    if (account.passwordHash === null) {
      await mailSetPasswordLink(ctx, account, await issueLink(ctx, account.id, 'SET_PASSWORD'));
    } else {
      await mailResetPasswordLink(ctx, account, await issueLink(ctx, account.id, 'RESET_PASSWORD'));
    }
  });
  return { sent: true };
}
