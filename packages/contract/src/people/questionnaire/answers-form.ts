import { z } from 'zod';

import { checkAnswer, type AnswerValue, type AskedQuestion, type SentAnswers } from './question.ts';

/** Answers as they are typed: a text, a number in digits, `YES` or `NO`, the id of an option, or several. */
export type TypedAnswers = Record<string, string | string[]>;

/** A typed answer as it is sent. Digits that are no number stay a text, which its check refuses. */
export function answerFromTyped(
  { kind }: Pick<AskedQuestion, 'kind'>,
  typed: string | string[],
): AnswerValue | null {
  if (typeof typed !== 'string') return typed;
  const text = typed.trim();
  if (text === '') return null;
  if (kind === 'NUMBER') return /^\d{1,9}$/u.test(text) ? Number(text) : text;
  return kind === 'YES_NO' ? text === 'YES' : typed;
}

/** The answers to these questions as they are typed; the form sends all of them, `null` for those left empty. */
export function answersForm(questions: readonly AskedQuestion[]) {
  return z.record(z.string(), z.union([z.string(), z.array(z.string())])).transform((typed, context) => {
    const sent: SentAnswers = {};
    for (const question of questions) {
      const checked = checkAnswer(question, answerFromTyped(question, typed[question.questionId] ?? ''));
      if ('value' in checked) sent[question.questionId] = checked.value;
      else context.addIssue({ code: 'custom', path: [question.questionId], message: checked.refused });
    }
    return sent;
  });
}
