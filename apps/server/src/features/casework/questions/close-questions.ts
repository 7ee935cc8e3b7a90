import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { isDecided } from '#server/features/orders/order/order-facts.ts';
import type { OrderChange } from '#server/features/orders/order/order-repository.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';

import { closeAnsweredQuestions, closeOpenQuestions, reopenClosedBy } from './question-repository.ts';

/**
 * Closes what is asked about a locked order when a change decides or cancels it: nobody waits for the answer any more.
 * A change that opens it again closes nothing.
 */
export async function closeQuestionsOnDecision(
  ctx: Context,
  orderId: string,
  change: OrderChange,
): Promise<void> {
  if (!isDecided(change)) return;
  const decisionId = ctx.mailDelay?.decisionId ?? null;
  await closeOpenQuestions(ctx.db, { orderId, at: ctx.now(), decisionId });
}

/** A change of a registration deals with what its family has answered or wished. */
export function closeQuestionsOnChange(ctx: Context, orderId: string): Promise<void> {
  const decisionId = ctx.mailDelay?.decisionId ?? null;
  return closeAnsweredQuestions(ctx.db, { orderId, at: ctx.now(), decisionId });
}

/** Asks again what a decision had closed that is undone. */
export function reopenQuestionsOf(ctx: Context, decisionId: string): Promise<void> {
  return reopenClosedBy(ctx.db, decisionId);
}

/**
 * Closes the conversation about an order by hand: a question is withdrawn, an answer is dealt with. Idempotent.
 *
 * @throws ORDER_NOT_FOUND
 */
export function closeConversation(ctx: Context, actor: Actor, orderId: string) {
  return inTransaction(ctx, async (ctx) => {
    const { id } = await lockOrder(ctx, orderId);
    const closed = await closeOpenQuestions(ctx.db, { orderId: id, at: ctx.now(), decisionId: null });
    if (closed > 0) {
      await recordAudit(ctx, {
        actorId: actor.userId,
        action: 'order.conversation-closed',
        entityId: id,
      });
    }
    return { _id: id };
  });
}
