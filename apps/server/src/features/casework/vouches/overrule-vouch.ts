import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { findVouch } from './vouch-read-model.ts';

/**
 * Asks for a reason where a locked order is approved that its local unit does not know. The reason is for staff; the
 * family does not read it.
 *
 * @throws VOUCHED_AGAINST
 */
export async function overruleVouch(
  ctx: Context,
  actor: Actor,
  { orderId, reason }: { orderId: string; reason: string | undefined },
): Promise<void> {
  const vouch = await findVouch(ctx.db, orderId);
  if (vouch?.says !== 'NOT_KNOWN') return;
  if (reason === undefined) throw new AppError('VOUCHED_AGAINST', { field: 'reason' });
  await recordAudit(ctx, {
    actorId: actor.userId,
    action: 'order.vouch-overruled',
    entityId: orderId,
    reason,
  });
}
