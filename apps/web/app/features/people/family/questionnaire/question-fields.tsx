import type { AskedQuestion } from '@sangamam/contract/people/questionnaire/question';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

import { no, wordingOf, yes } from '#phrases/domain/questionnaire.ts';
import * as phrases from '#phrases/people/family/questionnaire.ts';
import { FormChoice, FormSelect, FormText } from '#web/ui/form/form-fields.tsx';
import { FormSeveral } from '#web/ui/form/form-several.tsx';

/** More options than these are a list to open, so that a phone shows the rest of the form. */
const mostInSight = 6;

const yesOrNo = [
  { value: 'YES', label: yes },
  { value: 'NO', label: no },
];

/** What need not be answered can be taken back. */
const yesNoOrNothing = [...yesOrNo, { value: '', label: phrases.noAnswer }];

/** A field for each question, below `answers` of the form. */
export function QuestionFields<V extends FieldValues, O>({
  control,
  questions,
}: {
  control: Control<V, unknown, O>;
  questions: readonly AskedQuestion[];
}) {
  return questions.map((question) => (
    <QuestionField key={question.questionId} control={control} question={question} />
  ));
}

function QuestionField<V extends FieldValues, O>({
  control,
  question: { questionId, kind, text, required, max, options },
}: {
  control: Control<V, unknown, O>;
  question: AskedQuestion;
}) {
  const field = {
    control,
    name: `answers.${questionId}` as FieldPath<V>,
    label: wordingOf(text),
    optional: !required,
  };
  const choices = options.map((option) => ({ value: option.optionId, label: wordingOf(option) }));
  switch (kind) {
    case 'TEXT':
      return <FormText {...field} maxLength={200} autoComplete="off" />;
    case 'NUMBER':
      return (
        <FormText
          {...field}
          description={max === null ? phrases.wholeNumber : phrases.upTo({ max })}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
        />
      );
    case 'YES_NO':
      return <FormChoice {...field} options={required ? yesOrNo : yesNoOrNothing} />;
    case 'SEVERAL':
      return <FormSeveral {...field} options={choices} />;
    case 'CHOICE':
      // What need not be answered can be taken back, which the choices in sight cannot.
      return required && choices.length <= mostInSight ? (
        <FormChoice {...field} options={choices} />
      ) : (
        <FormSelect {...field} options={choices} placeholder={phrases.choose} />
      );
  }
}
