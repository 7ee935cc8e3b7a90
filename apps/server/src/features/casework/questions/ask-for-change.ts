import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import { mostOpenWishes, type AnswerBody } from '@sangamam/contract/casework/questions/question';
import { v7 as uuidv7 } from 'uuid';

import { inTransaction, type Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { holdsCapacity, isAddonOrder } from '#server/features/orders/order/order-facts.ts';
import { requireOwnOrderById } from '#server/features/orders/order/require-own-order.ts';
import type { Actor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { hasAnswer, insertAnswer, insertQuestion, listQuestions } from './question-repository.ts';

/**
 * A family writes first: what it wishes changed about its registration that was sent. It opens a conversation in which
 * nothing is asked, so that the wish stands where answers do. Idempotent by the id of the wish.
 *
 * @throws ORDER_NOT_FOUND also for an add-on order, TRANSITION_NOT_POSSIBLE before it was sent and once it is over,
 *   TOO_MANY_REQUESTS while several wishes wait
 */
export function askForChange(ctx: Context, actor: Actor, orderId: string, body: AnswerBody) {
  return inTransaction(ctx, async (ctx) => {
    const order = await requireOwnOrderById(ctx, actor, orderId, { lock: true });
    if (isAddonOrder(order)) throw new AppError('ORDER_NOT_FOUND');
    if (!holdsCapacity(order)) throw new AppError('TRANSITION_NOT_POSSIBLE');
    const { answer, answerId: clientId } = body;
    if (await hasAnswer(ctx.db, { orderId: order.id, clientId })) return { _id: order.id };
    const waiting = (await listQuestions(ctx.db, [order.id])).filter(
      ({ askedBy, closedAt }) => askedBy === actor.userId && closedAt === null,
    );
    if (waiting.length >= mostOpenWishes)
      throw new AppError('TOO_MANY_REQUESTS', {
        message: 'What you wrote before is still being looked at. Please wait until the officers answer.',
      });
    const { timeZone } = await conventionById(ctx, order.conventionId);
    const now = ctx.now();
    await insertQuestion(ctx.db, {
      id: uuidv7(),
      orderId: order.id,
      askedBy: actor.userId,
      question: '',
      createdAt: now,
      answeredAt: now,
      lastDay: calendarDateIn(timeZone, now),
      timeZone,
      tokenHash: null,
      tokenExpiresAt: now,
    });
    await insertAnswer(ctx.db, {
      orderId: order.id,
      answer,
      source: 'ACCOUNT',
      writtenBy: actor.userId,
      clientId,
      createdAt: now,
    });
    await recordAudit(ctx, { actor, action: 'order.change-asked', entityId: order.id });
    return { _id: order.id };
  });
}
