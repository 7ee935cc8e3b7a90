import type { TypedAnswers } from '@sangamam/contract/people/questionnaire/answers-form';
import type { Answers, AnswerValue, AskedQuestion } from '@sangamam/contract/people/questionnaire/question';

import * as phrases from '#phrases/people/family/questionnaire.ts';
import { wordingOf } from '#phrases/domain/questionnaire.ts';
import { answerText } from '#web/domain/questionnaire/answer-text.ts';

/** What the fields of these questions start with. */
export function typedAnswers(questions: readonly AskedQuestion[], answers: Answers): TypedAnswers {
  return Object.fromEntries(
    questions.map(({ questionId, kind }) => [questionId, typed(kind, answers[questionId])]),
  );
}

function typed(kind: AskedQuestion['kind'], answer: AnswerValue | undefined): string | string[] {
  if (answer === undefined) return kind === 'SEVERAL' ? [] : '';
  if (typeof answer === 'boolean') return answer ? 'YES' : 'NO';
  return Array.isArray(answer) ? answer : String(answer);
}

/** True while a question that needs an answer has none. */
export function lacksAnswer(questions: readonly AskedQuestion[], answers: Answers): boolean {
  return questions.some(({ questionId, required }) => required && answers[questionId] === undefined);
}

/** What was answered, question by question, and how many questions were left out; empty where nothing is asked. */
export function answersText(questions: readonly AskedQuestion[], answers: Answers): string {
  const said = questions.flatMap((question) => {
    const answer = answers[question.questionId];
    return answer === undefined
      ? []
      : phrases.said({ question: wordingOf(question.text), answer: answerText(question, answer) });
  });
  const count = questions.length - said.length;
  return [...said, ...(count > 0 ? [phrases.unanswered({ count })] : [])].join(' · ');
}
