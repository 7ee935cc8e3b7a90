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
 * Changes the e-mail address of an account, in the caller's transaction, which holds the lock on the account
 * (`lockActiveAccount`). Links to the old address become invalid and sessions end. An account without a password gets a
 * new link, any other account is notified at both addresses. The new address counts as unverified until a link sent to
 * it is used.
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
