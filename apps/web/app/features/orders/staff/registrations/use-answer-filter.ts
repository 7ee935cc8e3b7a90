import { askedAnswerOf } from '@sangamam/contract/people/questionnaire/answer-filter';
import { getQuestion } from '@sangamam/contract/people/questionnaire/question-admin-endpoints';

import * as phrases from '#phrases/orders/staff/counted.ts';
import { no, wordingOf, yes } from '#phrases/domain/questionnaire.ts';
import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';
import type { ListFilter } from '#web/ui/data/data-table/filter-field.tsx';

const useQuestionOf = createQueryHook(
  getQuestion,
  (questionId: string | undefined) => (questionId === undefined ? undefined : { params: { questionId } }),
  { group: 'questions' },
);

/** The filter by an answer while the address asks for it, in the words of its question. */
export function useAnswerFilter(value: string): ListFilter[] {
  const asked = askedAnswerOf(value);
  const { data: question } = useQuestionOf(asked?.questionId);
  if (!asked) return [];
  const said: Readonly<Record<string, string | undefined>> = {
    YES: yes,
    NO: no,
    ANSWERED: phrases.answered,
    MISSING: phrases.notAnswered,
    ...Object.fromEntries(question?.options.map((option) => [option.optionId, wordingOf(option)]) ?? []),
  };
  return [
    {
      folded: true,
      name: 'answer',
      label: question ? wordingOf(question.text) : phrases.answerToAQuestion,
      options: [{ value, label: said[asked.said] ?? phrases.anAnswer }],
    },
  ];
}
