import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findAccount } from '../account/account-read-model.ts';
import { lockAccount } from '../account/account-repository.ts';
import { changeAccountEmail } from '../email-address/change-account-email.ts';
import { hashSecretToken } from '../links/secret-token.ts';
import { issueLink } from '../links/issue-link.ts';
import { mailSetPasswordLink } from '../mails/link-mails.ts';
import { findAccountOfCode } from './claim-code-repository.ts';

/**
 * Names an account by the code of its slip and mails the link that sets the password, in the caller's transaction. Until
 * the password is set the code can be entered again, with another address, too.
 *
 * @throws CLAIM_CODE_INVALID also once the account has a password, is suspended or closed; USER_EXIST
 */
export async function claimAccount(
  ctx: Context,
  { code, email }: { code: string; email: string },
): Promise<{ userId: string; personId: string }> {
  const userId = await findAccountOfCode(ctx.db, { codeHash: hashSecretToken(code), now: ctx.now() });
  const account = userId === undefined ? undefined : await lockUnclaimed(ctx, userId);
  if (!account) throw new AppError('CLAIM_CODE_INVALID', { field: 'code' });
  if (account.email === email) {
    await mailSetPasswordLink(ctx, account, await issueLink(ctx, account.id, 'SET_PASSWORD'));
  } else {
    await changeAccountEmail(ctx, account.id, email);
  }
  return { userId: account.id, personId: account.personId };
}

/** Locks an account that nobody can sign in to yet; nothing once it has a password, is suspended or closed. */
async function lockUnclaimed(ctx: Context, userId: string) {
  const locked = await lockAccount(ctx.db, userId);
  if (!locked || locked.closedAt !== null || locked.suspendedAt !== null) return undefined;
  const account = await findAccount(ctx.db, userId);
  return account?.passwordHash === null ? account : undefined;
}
