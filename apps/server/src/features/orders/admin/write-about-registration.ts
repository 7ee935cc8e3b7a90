import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { recordAudit } from '#server/features/audit/record-audit.ts';
import { mailQuestion } from '../mails/question-mail.ts';
import { updateOrder } from '../order/order-repository.ts';
import { lockOrder } from '../order/require-own-order.ts';

/**
 * Mails a question to the family and adds it to the history.
 *
 * @throws ORDER_NOT_FOUND, TRANSITION_NOT_POSSIBLE for a cancelled order
 */
export function messageFamily(ctx: Context, actor: Actor, orderId: string, question: string) {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    if (order.cancelledAt !== null) throw new AppError('TRANSITION_NOT_POSSIBLE');
    const asked = await updateOrder(ctx.db, order.id, { updatedAt: ctx.now() });
    await recordAudit(ctx, {
      actorId: actor.userId,
      action: 'order.asked',
      entity: 'order',
      entityId: order.id,
      reason: question,
    });
    await mailQuestion(ctx, asked, question);
    return { _id: order.id };
  });
}
