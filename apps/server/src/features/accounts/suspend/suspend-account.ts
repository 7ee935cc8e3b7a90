import type { Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { recordAudit } from '#server/features/audit/record-audit.ts';
import { setSuspension } from '../account/account-repository.ts';
import { deleteUnusedTokens } from '../links/account-token-repository.ts';
import { deleteSessionsOf } from '../sessions/session-repository.ts';

/**
 * Suspends an account in the caller's transaction: its sessions and open links end at once. The caller has checked who
 * may do this, and to whom.
 *
 * @throws CONFLICT when it is suspended already
 */
export async function suspendAccount(
  ctx: Context,
  actor: Actor,
  userId: string,
  reason: string,
): Promise<void> {
  const isChanged = await setSuspension(ctx.db, userId, { suspendedAt: ctx.now(), suspensionReason: reason });
  if (!isChanged) throw new AppError('CONFLICT');
  await deleteSessionsOf(ctx.db, userId);
  await deleteUnusedTokens(ctx.db, userId);
  await recordAudit(ctx, {
    actorId: actor.userId,
    action: 'account.suspended',
    entityId: userId,
    before: { suspended: false },
    after: { suspended: true },
    reason,
  });
}

/**
 * Lifts the suspension of an account, in the caller's transaction.
 *
 * @throws CONFLICT when it is not suspended
 */
export async function unsuspendAccount(ctx: Context, actor: Actor, userId: string): Promise<void> {
  const isChanged = await setSuspension(ctx.db, userId, null);
  if (!isChanged) throw new AppError('CONFLICT');
  await recordAudit(ctx, {
    actorId: actor.userId,
    action: 'account.unsuspended',
    entityId: userId,
    before: { suspended: true },
    after: { suspended: false },
  });
}
