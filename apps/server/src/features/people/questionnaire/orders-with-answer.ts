import { askedAnswerOf } from '@sangamam/contract/people/questionnaire/answer-filter';

import type { Context } from '#server/db/context.ts';

import { findQuestionRow } from './question-repository.ts';
import { listOrdersWithAnswer } from './questionnaire-read-model.ts';

/** The registrations that a filter by an answer finds; none for a question that was deleted. */
export async function ordersWithAnswer(ctx: Context, filter: string): Promise<string[]> {
  const asked = askedAnswerOf(filter);
  const question = asked && (await findQuestionRow(ctx.db, asked.questionId));
  return question ? listOrdersWithAnswer(ctx.db, question, asked.said) : [];
}
