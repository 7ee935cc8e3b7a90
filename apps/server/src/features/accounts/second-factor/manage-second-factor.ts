import type { AuditActionOf } from '@sangamam/contract/audit/audit-catalogue';
import { randomInt } from 'node:crypto';

import { isSecondFactorAdvised } from '@sangamam/contract/accounts/second-factor/second-factor-policy';

import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { recordAudit } from '#server/features/audit/record-audit.ts';
import { mailSecondFactorChanged } from '../mails/security-mails.ts';
import { findAccount } from '../account/account-read-model.ts';
import { requireCode } from './check-second-factor.ts';
import { createOneTimeSecret, oneTimeUri } from './one-time-code.ts';
import { requireOwnPassword } from '../passwords/require-own-password.ts';
import { sealSecret } from './second-factor-secret.ts';
import {
  confirmSecret,
  countUnusedRecoveryCodes,
  deleteSecondFactor,
  findSecondFactor,
  putUnconfirmedSecret,
  replaceRecoveryCodes,
} from './second-factor-repository.ts';
import { hashSecretToken } from '../links/secret-token.ts';
import { deleteSessionsOf } from '../sessions/session-repository.ts';

const codesAtOnce = 10;

/** More than 112 random bits, so that a plain hash of a code cannot be guessed (ASVS 6.5.2). */
const codeLength = 24;

/** Letters and digits that nobody mistakes for each other. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Whether the actor signs in with a second factor, and should. */
export async function readSecondFactor(ctx: Context, actor: Actor) {
  const factor = await findSecondFactor(ctx.db, actor.userId);
  const isEnrolled = factor !== undefined && factor.confirmedAt !== null;
  return {
    isEnrolled,
    isAdvised: !isEnrolled && isSecondFactorAdvised(actor.roles),
    isRequired: actor.needsSecondFactor === true && !isEnrolled,
    recoveryCodesLeft: isEnrolled ? await countUnusedRecoveryCodes(ctx.db, actor.userId) : 0,
  };
}

/**
 * Creates a secret for the actor's authenticator app. Signing in does not change until it is confirmed.
 *
 * @throws INVALID_CREDENTIALS for a wrong password, CONFLICT when there is a second factor, SECOND_FACTOR_UNAVAILABLE
 */
export async function enrollSecondFactor(
  ctx: Context,
  actor: Actor,
  { password }: { password: string },
): Promise<{ secret: string; uri: string }> {
  await requireOwnPassword(ctx, actor, password);
  const secret = createOneTimeSecret();
  const sealed = sealSecret(ctx, actor.userId, secret);
  const isPut = await putUnconfirmedSecret(ctx.db, { userId: actor.userId, secret: sealed, at: ctx.now() });
  if (!isPut) throw new AppError('CONFLICT');
  return { secret, uri: oneTimeUri(secret, actor.email) };
}

/**
 * Verifies the first code of the app: from now on signing in requires one, and sessions that were opened without it
 * end.
 *
 * @throws SECOND_FACTOR_INVALID, CONFLICT when there is nothing to confirm
 */
export function confirmSecondFactor(ctx: Context, actor: Actor, { code }: { code: string }) {
  return inTransaction(ctx, async (ctx) => {
    const factor = await findSecondFactor(ctx.db, actor.userId);
    if (factor === undefined || factor.confirmedAt !== null) throw new AppError('CONFLICT');
    await requireCode(ctx, factor, code);
    if (!(await confirmSecret(ctx.db, factor, ctx.now()))) throw new AppError('CONFLICT');
    await deleteSessionsOf(ctx.db, actor.userId, { except: actor.sessionId });
    await tell(ctx, actor, 'second-factor.enrolled', 'on');
    return { recoveryCodes: await issueRecoveryCodes(ctx, actor.userId) };
  });
}

/**
 * New recovery codes in place of the old ones.
 *
 * @throws SECOND_FACTOR_INVALID also without a second factor
 */
export function renewRecoveryCodes(ctx: Context, actor: Actor, { code }: { code: string }) {
  return inTransaction(ctx, async (ctx) => {
    await requireOwnCode(ctx, actor, code);
    await tell(ctx, actor, 'second-factor.codes-renewed', 'codes');
    return { recoveryCodes: await issueRecoveryCodes(ctx, actor.userId) };
  });
}

/**
 * Signs in by password alone again.
 *
 * @throws INVALID_CREDENTIALS, SECOND_FACTOR_INVALID
 */
export async function removeSecondFactor(
  ctx: Context,
  actor: Actor,
  { password, code }: { password: string; code: string },
) {
  await requireOwnPassword(ctx, actor, password);
  return inTransaction(ctx, async (ctx) => {
    await requireOwnCode(ctx, actor, code);
    await deleteSecondFactor(ctx.db, actor.userId);
    await tell(ctx, actor, 'second-factor.removed', 'off');
    return readSecondFactor(ctx, actor);
  });
}

async function requireOwnCode(ctx: Context, actor: Actor, code: string): Promise<void> {
  const factor = await findSecondFactor(ctx.db, actor.userId);
  if (factor === undefined || factor.confirmedAt === null)
    throw new AppError('SECOND_FACTOR_INVALID', { field: 'code' });
  await requireCode(ctx, factor, code);
}

async function issueRecoveryCodes(ctx: Context, userId: string): Promise<string[]> {
  const codes = Array.from({ length: codesAtOnce }, () =>
    Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)] ?? '').join(''),
  );
  await replaceRecoveryCodes(ctx.db, userId, { hashes: codes.map(hashSecretToken), at: ctx.now() });
  return codes.map((code) => code.replaceAll(/(.{4})(?=.)/gu, '$1-'));
}

/** Records what happened and mails it to the owner, in the caller's transaction. */
async function tell(
  ctx: Context,
  actor: Actor,
  action: AuditActionOf<'user'>,
  news: Parameters<typeof mailSecondFactorChanged>[2],
): Promise<void> {
  await recordAudit(ctx, { actorId: actor.userId, action, entityId: actor.userId });
  const account = await findAccount(ctx.db, actor.userId);
  if (account !== undefined) await mailSecondFactorChanged(ctx, account, news);
}
