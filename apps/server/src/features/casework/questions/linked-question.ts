import type { AnswerBody, LinkedQuestion } from '@sangamam/contract/casework/questions/question';

import { inTransaction, type Context } from '#server/db/context.ts';
import { hashSecretToken } from '#server/features/accounts/links/secret-token.ts';
import { systemActor } from '#server/http/access/actor.ts';
import { AppError } from '#server/http/errors/app-error.ts';
import { lockOrder } from '#server/features/orders/order/require-own-order.ts';

import { findLinkedOrder } from './conversation-read-model.ts';
import { findQuestion, findQuestionByToken, listQuestions, type QuestionRow } from './question-repository.ts';
import { isRecent, recordAnswer } from './record-answer.ts';

/**
 * What the page of a mailed link shows.
 *
 * @throws INVALID_TOKEN for a link that is unknown or expired, or whose family was erased
 */
export async function readLinkedQuestion(ctx: Context, token: string): Promise<LinkedQuestion> {
  return present(ctx, await requireLinked(ctx, token));
}

/**
 * The family's answer by a mailed link. The question is looked at again under the order's lock: a decision that came
 * first has closed it. Idempotent by the answer's id.
 *
 * @throws INVALID_TOKEN, QUESTION_CLOSED, QUESTION_ANSWERED
 */
export function answerLinkedQuestion(ctx: Context, token: string, body: AnswerBody): Promise<LinkedQuestion> {
  return inTransaction(ctx, async (ctx) => {
    const { id, orderId } = await requireLinked(ctx, token);
    const order = await lockOrder(ctx, orderId);
    const question = await requireQuestion(ctx, id);
    // A link is good for its own question, not for those that were asked after the answer.
    const isUsed = question.answeredAt !== null && !isRecent(question.answeredAt, ctx.now());
    if (question.closedAt === null && isUsed) throw new AppError('QUESTION_ANSWERED');
    await recordAnswer(ctx, systemActor('link of a question'), { order, body, source: 'LINK' });
    return present(ctx, await requireQuestion(ctx, id));
  });
}

async function requireLinked(ctx: Context, token: string): Promise<QuestionRow> {
  const question = await findQuestionByToken(ctx.db, { tokenHash: hashSecretToken(token), now: ctx.now() });
  if (!question) throw new AppError('INVALID_TOKEN');
  return question;
}

async function requireQuestion(ctx: Context, id: string): Promise<QuestionRow> {
  const question = await findQuestion(ctx.db, id);
  if (!question) throw new Error(`Question ${id} vanished under its lock`);
  return question;
}

async function present(ctx: Context, { orderId, ...question }: QuestionRow): Promise<LinkedQuestion> {
  const { firstName, conventionName, tempNumber, permNumber } = await findLinkedOrder(ctx.db, orderId);
  const state = question.answeredAt ? 'ANSWERED' : question.closedAt ? 'CLOSED' : 'OPEN';
  return {
    state,
    firstName,
    conventionName,
    number: permNumber ?? tempNumber,
    questions: state === 'OPEN' ? openOf(await listQuestions(ctx.db, [orderId])) : [],
  };
}

/** What of these is asked and not answered, as the family reads it. */
export function openOf(questions: readonly QuestionRow[]): LinkedQuestion['questions'] {
  return questions
    .filter(({ answeredAt, closedAt }) => answeredAt === null && closedAt === null)
    .map(({ question, createdAt }) => ({ question, askedAt: createdAt.toISOString() }));
}
