import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { recordAudit } from '#server/features/audit/record-audit.ts';
import { mailSecondFactorChanged } from '../mails/security-mails.ts';
import { findAccount } from '../account/account-read-model.ts';
import { deleteSecondFactor } from './second-factor-repository.ts';
import { deleteSessionsOf } from '../sessions/session-repository.ts';

/**
 * Removes the second factor of somebody who lost app and recovery codes, in the caller's transaction. Their sessions
 * end.
 *
 * @throws CONFLICT when there is none
 */
export async function removeSecondFactorOf(
  ctx: Context,
  actor: Actor,
  userId: string,
  reason: string,
): Promise<void> {
  if (!(await deleteSecondFactor(ctx.db, userId))) throw new AppError('CONFLICT');
  await deleteSessionsOf(ctx.db, userId);
  await recordAudit(ctx, {
    actorId: actor.userId,
    action: 'second-factor.reset',
    entityId: userId,
    before: { secondFactor: true },
    after: { secondFactor: false },
    reason,
  });
  const account = await findAccount(ctx.db, userId);
  if (account !== undefined) await mailSecondFactorChanged(ctx, account, 'off');
}
