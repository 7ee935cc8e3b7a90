import { calendarDateIn } from '@sangamam/contract/fields/dates/calendar-date';
import type { ConventionQuestion } from '@sangamam/contract/people/questionnaire/question-admin-endpoints';

import type { Context } from '#server/db/context.ts';
import { conventionById } from '#server/features/conventions/convention-by-id.ts';
import { AppError } from '#server/http/errors/app-error.ts';

import { presentConventionQuestion } from './present-question.ts';
import {
  findQuestionRow,
  listOptionRows,
  listQuestionRows,
  type QuestionRow,
} from './question-repository.ts';
import { countAnswers, countChosen, listAnsweredIds } from './questionnaire-read-model.ts';

/**
 * The questions of a convention in their order, with the count of their answers; retired ones last.
 *
 * @throws NOT_FOUND
 */
export async function readQuestions(ctx: Context, conventionId: string): Promise<ConventionQuestion[]> {
  const { timeZone } = await conventionById(ctx, conventionId);
  const today = calendarDateIn(timeZone, ctx.now());
  const rows = await listQuestionRows(ctx.db, conventionId);
  const options = await listOptionRows(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const counts = new Map(
    (await countAnswers(ctx.db, conventionId)).map(({ questionId, ...counted }) => [questionId, counted]),
  );
  const chosen = new Map(
    (await countChosen(ctx.db, conventionId)).map(({ optionId, count }) => [optionId, count]),
  );
  const answered = await listAnsweredIds(ctx.db, conventionId);
  return rows.map((row) =>
    presentConventionQuestion(row, {
      options,
      counts: counts.get(row.id),
      chosen,
      isAnswered: answered.has(row.id),
      today,
    }),
  );
}

/**
 * One question with the count of its answers.
 *
 * @throws NOT_FOUND
 */
export async function readQuestion(ctx: Context, questionId: string): Promise<ConventionQuestion> {
  const { conventionId } = await requireQuestion(ctx, questionId);
  const found = (await readQuestions(ctx, conventionId)).find((one) => one.questionId === questionId);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/**
 * A question; with `lock` nobody answers or changes it until the transaction ends.
 *
 * @throws NOT_FOUND
 */
export async function requireQuestion(
  ctx: Context,
  questionId: string,
  options?: { lock: boolean },
): Promise<QuestionRow> {
  const row = await findQuestionRow(ctx.db, questionId, options);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
