import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';

/** Records that staff read a registration, or a document that shows it. */
export function recordOrderRead(ctx: Context, actor: Actor, orderId: string): Promise<void> {
  return recordAudit(ctx, {
    actorId: actor.userId,
    action: 'order.read',
    entityId: orderId,
  });
}
