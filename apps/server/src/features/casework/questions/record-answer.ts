import {
  minutesForAnother,
  type AnswerBody,
  type AnswerSource,
} from '@sangamam/contract/casework/questions/question';

import type { Context } from '#server/db/context.ts';
import { recordAudit } from '#server/features/audit/record-audit.ts';
import { accountOf, type AnyActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import type { OrderRow } from '#server/features/orders/order/order-facts.ts';

import { hasAnswer, insertAnswer, listQuestions, markAnswered } from './question-repository.ts';

/**
 * Files an answer of the family about a locked order: everything that is asked about it is answered, and it returns to
 * what is to be decided. Soon after the first answer another one is kept, too; staff may always add one. Idempotent by
 * the answer's id.
 *
 * @throws QUESTION_CLOSED when nothing is asked any more, QUESTION_ANSWERED some time after an answer
 */
export async function recordAnswer(
  ctx: Context,
  actor: AnyActor,
  { order, body, source }: { order: OrderRow; body: AnswerBody; source: AnswerSource },
): Promise<void> {
  const { answer, answerId: clientId } = body;
  if (await hasAnswer(ctx.db, { orderId: order.id, clientId })) return;
  const questions = (await listQuestions(ctx.db, [order.id])).filter(({ closedAt }) => closedAt === null);
  if (questions.length === 0) throw new AppError('QUESTION_CLOSED');
  const isAnswered = questions.every(
    ({ answeredAt }) => answeredAt !== null && !isRecent(answeredAt, ctx.now()),
  );
  if (isAnswered && source !== 'STAFF') throw new AppError('QUESTION_ANSWERED');
  await insertAnswer(ctx.db, {
    orderId: order.id,
    answer,
    source,
    writtenBy: accountOf(actor),
    clientId,
    createdAt: ctx.now(),
  });
  await markAnswered(ctx.db, order.id, ctx.now());
  await recordAudit(ctx, {
    actor,
    action: 'order.answered',
    entityId: order.id,
    after: { source },
  });
}

/** Whether another answer of the family may have been under way when this one came. */
export function isRecent(answeredAt: Date, now: Date): boolean {
  return now.getTime() - answeredAt.getTime() < minutesForAnother * 60_000;
}
