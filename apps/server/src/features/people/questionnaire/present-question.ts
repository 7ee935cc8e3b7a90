import type { ConventionQuestion } from '@sangamam/contract/people/questionnaire/question-admin-endpoints';
import { isAskedOn, type AskedQuestion } from '@sangamam/contract/people/questionnaire/question';

import type { OptionRow, QuestionRow } from './question-repository.ts';

/** A question as a family reads it. `options` may have those of others. */
export function presentAskedQuestion(row: QuestionRow, options: readonly OptionRow[]): AskedQuestion {
  const { id, kind, askedOf, textEn, textMl, required, max } = row;
  return {
    questionId: id,
    kind,
    askedOf,
    text: { en: textEn, ml: textMl },
    required,
    max,
    options: options
      .filter(({ questionId }) => questionId === id)
      .map(({ id: optionId, en, ml }) => ({ optionId, en, ml })),
  };
}

/** How a question is answered by those who attend. */
export interface AnswerCounts {
  asked: number;
  answered: number;
  yes: number;
  no: number;
  sum: number;
}

/** A question as staff read it. `counts` is missing while nobody attends; `chosen` says how often, by option. */
export function presentConventionQuestion(
  row: QuestionRow,
  {
    options,
    counts,
    chosen,
    isAnswered,
    today,
  }: {
    options: readonly OptionRow[];
    counts: AnswerCounts | undefined;
    chosen: ReadonlyMap<string, number>;
    isAnswered: boolean;
    /** `YYYY-MM-DD` in the convention's time zone. */
    today: string;
  },
): ConventionQuestion {
  const { conventionId, fromAge, toAge, askedFrom, retiredAt, revision } = row;
  const asked = presentAskedQuestion(row, options);
  return {
    ...asked,
    conventionId,
    fromAge,
    toAge,
    askedFrom,
    isAsked: isAskedOn(row, today),
    retiredAt: retiredAt?.toISOString() ?? null,
    revision,
    isAnswered,
    asked: counts?.asked ?? 0,
    answered: counts?.answered ?? 0,
    options: asked.options.map((option) => ({ ...option, count: chosen.get(option.optionId) ?? 0 })),
    yes: row.kind === 'YES_NO' ? (counts?.yes ?? 0) : null,
    no: row.kind === 'YES_NO' ? (counts?.no ?? 0) : null,
    sum: row.kind === 'NUMBER' ? (counts?.sum ?? 0) : null,
  };
}
