import { passwordMessages } from '@sangamam/contract/accounts/passwords/password-messages';

import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { mailPasswordChanged } from '../mails/security-mails.ts';
import { updateAccount } from '../account/account-repository.ts';
import { findAccount } from '../account/account-read-model.ts';
import { deleteUnusedTokens } from '../links/account-token-repository.ts';
import { verifyPassword, hashPassword, normalizePassword } from '../hashing/password-hash.ts';
import { recordSecurityEvent } from '../account/record-security-event.ts';
import { refuseCommonPassword, refuseOwnWords } from './refuse-common-password.ts';
import { deleteSessionsOf } from '../sessions/session-repository.ts';

/**
 * Changes the actor's password. Returns false when the current password or the user name is not the actor's. Other
 * sessions and open links of the account end; the owner is notified by mail.
 *
 * @throws RQST_PARAMS_INVALID at `password` for the old password and for one of the most common
 */
export async function changePassword(
  ctx: Context,
  actor: Actor,
  input: { currentpassword: string; username: string; password: string },
): Promise<boolean> {
  refuseCommonPassword(input.password);
  const account = await findAccount(ctx.db, actor.userId);
  if (account === undefined || input.username !== account.email) return false;
  if (!(await verifyPassword(account.passwordHash, input.currentpassword))) return false;
  if (normalizePassword(input.password) === normalizePassword(input.currentpassword)) {
    throw new AppError('RQST_PARAMS_INVALID', { field: 'password', message: passwordMessages.sameAsOld });
  }
  await refuseOwnWords(ctx, account.id, input.password);
  const passwordHash = await hashPassword(input.password);
  await inTransaction(ctx, async (ctx) => {
    await updateAccount(ctx.db, account.id, { passwordHash });
    await deleteSessionsOf(ctx.db, account.id, { except: actor.sessionId });
    await deleteUnusedTokens(ctx.db, account.id);
    await recordSecurityEvent(ctx, account.id, 'account.password-changed');
    await mailPasswordChanged(ctx, account);
  });
  return true;
}
