import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';

import { checkSecondFactor } from './check-second-factor.ts';
import { recordSecurityEvent } from '../account/record-security-event.ts';
import { requireOwnPassword } from '../passwords/require-own-password.ts';
import { recordProof } from '../sessions/session-repository.ts';

/**
 * Verifies password and code again: for ten minutes the session may call endpoints that need a fresh proof.
 *
 * @throws INVALID_CREDENTIALS, SECOND_FACTOR_REQUIRED, SECOND_FACTOR_INVALID
 */
export async function proveSession(
  ctx: Context,
  actor: Actor,
  { password, code }: { password: string; code?: string | undefined },
): Promise<{ proved: true }> {
  await requireOwnPassword(ctx, actor, password);
  await checkSecondFactor(ctx, actor.userId, code);
  await recordProof(ctx.db, actor.sessionId, ctx.now());
  await recordSecurityEvent(ctx, actor.userId, 'account.proved');
  return { proved: true };
}
