import { askedAnswerOf } from '@sangamam/contract/people/questionnaire/answer-filter';
import { getQuestion } from '@sangamam/contract/people/questionnaire/question-admin-endpoints';

import * as phrases from '#phrases/orders/staff/counted.ts';
import type { ListFilter } from '#web/ui/data/data-table/filter-field.tsx';
import type { ListParams } from '#web/ui/data/data-table/use-list-params.ts';
import { no, wordingOf, yes } from '#phrases/domain/questionnaire.ts';
import { createQueryHook } from '#web/lib/query/endpoint-hooks.ts';

import { useAddonChoices } from './api.ts';

const useQuestionOf = createQueryHook(
  getQuestion,
  (questionId: string | undefined) => (questionId === undefined ? undefined : { params: { questionId } }),
  { group: 'questions' },
);

/** The filter by an answer while the address asks for it, in the words of its question. */
function useAnswerFilter(value: string): ListFilter[] {
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

/**
 * Filters to which the numbers of other pages link. An answer, a code, an airport or an account is offered only while the address
 * asks for it; `registrant` is the name in the first row.
 */
export function useCountedFilters(
  params: Pick<ListParams, 'filter'>,
  conventionId: string | undefined,
  registrant: string | undefined,
): ListFilter[] {
  const { data: addons = [] } = useAddonChoices(conventionId);
  const asked = (name: string, label: string, text = params.filter(name)): ListFilter[] => {
    const value = params.filter(name);
    return value === '' ? [] : [{ name, label, options: [{ value, label: text }], folded: true }];
  };
  return [
    { folded: true, name: 'addonId', label: phrases.addOn, options: addons },
    { folded: true, name: 'places', label: phrases.places, options: placeOptions },
    ...useAnswerFilter(params.filter('answer')),
    ...asked('discount', phrases.discountCode),
    ...asked('airport', phrases.airport),
    ...asked('account', phrases.registrant, registrant ?? phrases.thisPerson),
  ];
}

const placeOptions = [{ value: 'HELD', label: phrases.held }];
