import type { AnswerBody } from '@sangamam/contract/casework/questions/question';

import { inTransaction, type Context } from '#server/db/context.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { lockOrder, requireOwnOrderById } from '#server/features/orders/order/require-own-order.ts';

import { recordAnswer } from './record-answer.ts';

/**
 * The family's answer on My Account.
 *
 * @throws ORDER_NOT_FOUND, QUESTION_CLOSED, QUESTION_ANSWERED
 */
export function answerOwnQuestion(ctx: Context, actor: Actor, orderId: string, body: AnswerBody) {
  return inTransaction(ctx, async (ctx) => {
    const order = await requireOwnOrderById(ctx, actor, orderId, { lock: true });
    await recordAnswer(ctx, actor, { order, body, source: 'ACCOUNT' });
    return { _id: order.id };
  });
}

/**
 * What the family answered by phone or mail, as a registrar writes it down.
 *
 * @throws ORDER_NOT_FOUND, QUESTION_CLOSED
 */
export function addFamilyAnswer(ctx: Context, actor: Actor, orderId: string, body: AnswerBody) {
  return inTransaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId);
    await recordAnswer(ctx, actor, { order, body, source: 'STAFF' });
    return { _id: order.id };
  });
}
