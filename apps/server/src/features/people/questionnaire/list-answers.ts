import { fullName } from '@sangamam/contract/fields/full-name';
import type {
  AnsweredQuestion,
  AnswerRow,
} from '@sangamam/contract/people/questionnaire/question-admin-endpoints';

import type { Context } from '#server/db/context.ts';
import { findAnyOrder } from '#server/features/orders/order/require-own-order.ts';
import { selectedPeople } from '#server/features/orders/participants/selected-people.ts';
import { presentListPage } from '#server/http/endpoints/list-page.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { listAnswersOfOrders } from './answer-repository.ts';
import { answerOf } from './answer-value.ts';
import { presentAskedQuestion } from './present-question.ts';
import { listOptionRows, listQuestionRows, type QuestionRow } from './question-repository.ts';
import { listAnswerRows, type AnswerFilter } from './questionnaire-read-model.ts';
import { requireQuestion } from './read-questions.ts';

/**
 * A page of those whom a question is asked, by name, with their answers.
 *
 * @throws NOT_FOUND
 */
export async function readAnswers(
  ctx: Context,
  questionId: string,
  filter: AnswerFilter & { page: number; pageSize: number },
) {
  const question = await requireQuestion(ctx, questionId);
  const found = await listAnswerRows(ctx.db, question, filter);
  return presentListPage(found, filter.pageSize, (row) => presentAnswerRow(question, row));
}

/** Somebody whom a question is asked. */
export function presentAnswerRow(
  { kind }: QuestionRow,
  { orderId, number, registrant, person, answer }: Awaited<ReturnType<typeof listAnswerRows>>['rows'][number],
): AnswerRow {
  return {
    orderId,
    number,
    registrantName: fullName(registrant),
    personName: person ? fullName(person) : null,
    answer: answer ? answerOf(kind, answer) : null,
  };
}

/**
 * What a family answered to the questions of its convention, also to those that were retired.
 *
 * @throws ORDER_NOT_FOUND
 */
export async function readAnswersOfOrder(ctx: Context, orderId: string): Promise<AnsweredQuestion[]> {
  const order = await findAnyOrder(ctx, orderId);
  if (!order) throw new AppError('ORDER_NOT_FOUND');
  const given = await listAnswersOfOrders(ctx.db, [orderId]);
  const rows = (await listQuestionRows(ctx.db, order.conventionId)).filter(({ id }) =>
    given.some(({ questionId }) => questionId === id),
  );
  const options = await listOptionRows(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const people = await selectedPeople(ctx, orderId);
  return rows.map((row) => {
    const ofQuestion = given.filter(({ questionId }) => questionId === row.id);
    const ofFamily = ofQuestion.filter(({ personId }) => personId === null);
    const named = people.flatMap(({ person }) =>
      ofQuestion
        .filter(({ personId }) => personId === person.id)
        .map((answer) => ({ personName: fullName(person), answer: answerOf(row.kind, answer) })),
    );
    return {
      ...presentAskedQuestion(row, options),
      answers: [
        ...ofFamily.map((answer) => ({ personName: null, answer: answerOf(row.kind, answer) })),
        ...named,
      ],
    };
  });
}
