import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { mailEmailChanged } from '../mails/email-address-mails.ts';
import { mailSetPasswordLink } from '../mails/link-mails.ts';
import { changePerson } from '#server/features/people/save-person.ts';
import { updateAccount } from '../account/account-repository.ts';
import { findAccount } from '../account/account-read-model.ts';
import { deleteUnusedTokens } from '../links/account-token-repository.ts';
import { issueLink } from '../links/issue-link.ts';
import { deleteSessionsOf } from '../sessions/session-repository.ts';

/**
 * Gives an account another address, in the caller's transaction, which holds the account (`lockActiveAccount`). Links to
 * the old one die and sessions end; who had no password yet gets a fresh link, everybody else is told at both addresses.
 * The new one counts as unverified until a link to it has been used.
 *
 * @throws USER_NOT_FOUND, USER_EXIST
 */
export async function changeAccountEmail(ctx: Context, userId: string, email: string): Promise<void> {
  const account = await findAccount(ctx.db, userId);
  if (account === undefined) throw new AppError('USER_NOT_FOUND');
  if (account.email === email) return;
  await updateAccount(ctx.db, userId, { emailVerifiedAt: null });
  await changePerson(ctx, account.personId, { email });
  await deleteUnusedTokens(ctx.db, userId);
  await deleteSessionsOf(ctx.db, userId);
  const renamed = { ...account, email };
  if (account.passwordHash === null) {
    await mailSetPasswordLink(ctx, renamed, await issueLink(ctx, userId, 'SET_PASSWORD'));
    return;
  }
  await mailEmailChanged(ctx, account, email);
  await mailEmailChanged(ctx, renamed, email);
}
