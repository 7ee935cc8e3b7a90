import type { QuestionFormInput } from '@sangamam/contract/people/questionnaire/question-draft';
import type { ConventionQuestion } from '@sangamam/contract/people/questionnaire/question-admin-endpoints';

/** An option that was not named yet. */
export const emptyOption: QuestionFormInput['options'][number] = { optionId: '', en: '', ml: '' };

/** The form values of a new question: what is asked most. */
export const emptyQuestion: QuestionFormInput = {
  kind: 'CHOICE',
  askedOf: 'PERSON',
  text: { en: '', ml: '' },
  fromAge: '',
  toAge: '',
  askedFrom: '',
  required: false,
  max: '',
  options: [emptyOption, emptyOption],
};

const typed = (number: number | null) => (number === null ? '' : String(number));

/** The form values of a stored question. One whose kind has no options starts with two empty ones, should it change. */
export function questionFromWire({
  kind,
  askedOf,
  text,
  fromAge,
  toAge,
  askedFrom,
  required,
  max,
  options,
}: ConventionQuestion): QuestionFormInput {
  return {
    kind,
    askedOf,
    text,
    fromAge: typed(fromAge),
    toAge: typed(toAge),
    askedFrom: askedFrom ?? '',
    required,
    max: typed(max),
    options:
      options.length === 0
        ? emptyQuestion.options
        : options.map(({ optionId, en, ml }) => ({ optionId, en, ml })),
  };
}
