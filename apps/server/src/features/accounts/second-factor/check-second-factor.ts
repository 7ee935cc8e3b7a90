import type { Context } from '#server/db/context.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findTimeStep } from './one-time-code.ts';
import {
  findSecondFactor,
  consumeRecoveryCode,
  consumeStep,
  type SecondFactorRow,
} from './second-factor-repository.ts';
import { tryOpenSecret } from './reseal-secrets.ts';
import { hashSecretToken } from '../links/secret-token.ts';

/**
 * The second step of signing in. Accounts without a second factor need none. Every code and recovery code is accepted
 * once.
 *
 * @throws SECOND_FACTOR_REQUIRED without a code, SECOND_FACTOR_INVALID for one that is wrong or was used
 */
export async function checkSecondFactor(
  ctx: Context,
  userId: string,
  code: string | undefined,
): Promise<void> {
  const factor = await findSecondFactor(ctx.db, userId);
  if (factor === undefined || factor.confirmedAt === null) return;
  if (code === undefined) throw new AppError('SECOND_FACTOR_REQUIRED', { field: 'code' });
  await requireCode(ctx, factor, code);
}

/**
 * Consumes a code of the app, or a recovery code.
 *
 * @throws SECOND_FACTOR_INVALID
 */
export async function requireCode(ctx: Context, factor: SecondFactorRow, code: string): Promise<void> {
  const { userId } = factor;
  const fits = /^\d{6}$/u.test(code)
    ? await fitDigits(ctx, factor, code)
    : factor.confirmedAt !== null &&
      (await consumeRecoveryCode(ctx.db, userId, { codeHash: hashSecretToken(code), at: ctx.now() }));
  if (!fits) throw new AppError('SECOND_FACTOR_INVALID', { field: 'code' });
}

async function fitDigits(ctx: Context, factor: SecondFactorRow, code: string): Promise<boolean> {
  const secret = tryOpenSecret(ctx, factor);
  // The key is lost: only a recovery code or a reset works.
  if (secret === undefined) return false;
  const step = findTimeStep(secret, code, ctx.now());
  return step !== undefined && consumeStep(ctx.db, factor.userId, step);
}
