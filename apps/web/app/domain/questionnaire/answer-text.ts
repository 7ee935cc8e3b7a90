import type { AnswerValue, AskedQuestion } from '@sangamam/contract/people/questionnaire/question';

import * as phrases from '#phrases/domain/questionnaire.ts';

/** An answer in words; options by their names in the language of the site. */
export function answerText(
  { kind, options }: Pick<AskedQuestion, 'kind' | 'options'>,
  answer: AnswerValue,
): string {
  if (typeof answer === 'boolean') return answer ? phrases.yes : phrases.no;
  if (kind !== 'CHOICE' && kind !== 'SEVERAL') return String(answer);
  const chosen = Array.isArray(answer) ? answer : [answer];
  return options
    .filter(({ optionId }) => chosen.includes(optionId))
    .map((option) => phrases.wordingOf(option))
    .join(', ');
}
