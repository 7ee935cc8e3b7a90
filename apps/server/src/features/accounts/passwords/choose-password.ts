import { inTransaction, type Context } from '#server/db/context.ts';
import { readSiteSettings } from '#server/features/conventions/site-settings/read-site-settings.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { mailPasswordChanged } from '../mails/security-mails.ts';
import { updateAccount } from '../account/account-repository.ts';
import { findAccount, type AccountRow } from '../account/account-read-model.ts';
import {
  consumeToken,
  deleteUnusedTokens,
  findValidToken,
  type TokenPurpose,
} from '../links/account-token-repository.ts';
import { claimEmailAddress } from '../email-address/claim-email-address.ts';
import { hashPassword } from '../hashing/password-hash.ts';
import { deletePasskeysOf } from '../passkeys/passkey-repository.ts';
import { recordSecurityEvent } from '../account/record-security-event.ts';
import { refuseCommonPassword, refuseOwnWords } from './refuse-common-password.ts';
import { hashSecretToken } from '../links/secret-token.ts';
import { deleteSessionsOf } from '../sessions/session-repository.ts';

interface ChosenPassword {
  token: string;
  password: string;
}

/**
 * Sets the first password by the link of the sign-up, which verifies the e-mail address: it is removed from family
 * members in other registrations. Consumes the link.
 *
 * @throws INVALID_TOKEN, RQST_PARAMS_INVALID for one of the most common passwords
 */
export async function setPassword(ctx: Context, input: ChosenPassword): Promise<{ email: string }> {
  const account = await choosePassword(ctx, 'SET_PASSWORD', input);
  return { email: account.email };
}

/**
 * Sets a new password by a reset link. Consumes the link, ends every session and notifies the owner by mail. The call
 * also accepts the current terms, as the page asks; their version is stored.
 *
 * @throws INVALID_TOKEN, RQST_PARAMS_INVALID for one of the most common passwords
 */
export async function resetPassword(ctx: Context, input: ChosenPassword): Promise<{ email: string }> {
  const { email } = await choosePassword(ctx, 'RESET_PASSWORD', input);
  return { email };
}

async function choosePassword(
  ctx: Context,
  purpose: TokenPurpose,
  { token, password }: ChosenPassword,
): Promise<AccountRow> {
  refuseCommonPassword(password);
  const link = { purpose, tokenHash: hashSecretToken(token), now: ctx.now() };
  // Hashing is expensive: not for invalid links, and not within the transaction.
  const owner = await findValidToken(ctx.db, link);
  if (owner === undefined) throw new AppError('INVALID_TOKEN');
  await refuseOwnWords(ctx, owner, password);
  const passwordHash = await hashPassword(password);
  return inTransaction(ctx, async (ctx) => {
    const userId = await consumeToken(ctx.db, link);
    const account = userId === undefined ? undefined : await findAccount(ctx.db, userId);
    if (account === undefined) throw new AppError('INVALID_TOKEN');
    const accepted =
      purpose === 'RESET_PASSWORD' ? { termsVersion: (await readSiteSettings(ctx)).termsVersion } : {};
    await updateAccount(ctx.db, account.id, {
      passwordHash,
      emailVerifiedAt: account.emailVerifiedAt ?? ctx.now(),
      ...accepted,
    });
    if (account.emailVerifiedAt === null) {
      await claimEmailAddress(ctx, account.id, account.email);
      // The address is new to the account, and so may its owner be: whoever had it before keeps no way in.
      await deletePasskeysOf(ctx.db, account.id);
    }
    await deleteUnusedTokens(ctx.db, account.id);
    await deleteSessionsOf(ctx.db, account.id);
    const isReset = purpose === 'RESET_PASSWORD';
    await recordSecurityEvent(
      ctx,
      account.id,
      isReset ? 'account.password-reset' : 'account.password-chosen',
    );
    if (isReset) await mailPasswordChanged(ctx, account);
    return account;
  });
}
