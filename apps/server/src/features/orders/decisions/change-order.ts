import type { AuditActionOf } from '@sangamam/contract/audit/audit-catalogue';

import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { clearFollowUpOnDecision } from '#server/features/casework/follow-up/clear-on-decision.ts';
import { closeQuestionsOnDecision } from '#server/features/casework/questions/close-questions.ts';
import type { AnyActor } from '#server/http/access/actor.ts';

import { updateOrder, type OrderChange, type OrderRow } from '../order/order-repository.ts';

/** Stores what a decision changes in an order, with its row in the audit log, which names a decision that can be undone. */
export async function changeOrder(
  ctx: Context,
  actor: AnyActor,
  order: OrderRow,
  {
    action,
    to,
    reason = to.reason,
  }: { action: AuditActionOf<'order'>; to: OrderChange; reason?: string | null | undefined },
): Promise<OrderRow> {
  const changed = await updateOrder(ctx.db, order.id, { ...to, updatedAt: ctx.now() });
  await closeQuestionsOnDecision(ctx, order.id, to);
  await clearFollowUpOnDecision(ctx, order.id, to);
  await recordAudit(ctx, {
    actor,
    action,
    entityId: order.id,
    before: { registrationStatus: order.registrationStatus, cancelledAt: order.cancelledAt },
    after: {
      registrationStatus: changed.registrationStatus,
      cancelledAt: changed.cancelledAt,
      ...(ctx.mailDelay && { decisionId: ctx.mailDelay.decisionId }),
    },
    ...(typeof reason === 'string' && { reason }),
  });
  return changed;
}
