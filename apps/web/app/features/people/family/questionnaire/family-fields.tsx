import { answersForm } from '@sangamam/contract/people/questionnaire/answers-form';
import type { FamilyAnswers } from '@sangamam/contract/people/cards/card';
import type { AskedQuestion } from '@sangamam/contract/people/questionnaire/question';
import { useState } from 'react';
import { z } from 'zod';

import * as phrases from '#phrases/people/family/questionnaire.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form, FormActions } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useSaveFamilyAnswers } from '../cards/api.ts';
import { typedAnswers } from './answer-values.ts';
import { QuestionFields } from './question-fields.tsx';

/** The form of what the convention asks of the family as a whole. */
export function FamilyFields({
  orderId,
  family,
  questions,
  onSaved,
}: {
  orderId: string;
  family: FamilyAnswers;
  questions: readonly AskedQuestion[];
  onSaved: () => void;
}) {
  // One that is added meanwhile has no value in the form: it is asked when the form is opened again.
  const [opened] = useState(() => questions.map(({ questionId }) => questionId));
  const shown = questions.filter(({ questionId }) => opened.includes(questionId));
  const valuesOf = ({ answers }: FamilyAnswers) => ({ answers: typedAnswers(shown, answers) });
  const form = useAppForm({
    schema: z.object({ answers: answersForm(shown) }),
    defaultValues: valuesOf(family),
  });
  const { revision, newerVersion } = useRevision(form, family, valuesOf);
  const forgetDraft = useFormDraft(form, `family-answers.${orderId}`);
  const save = useSaveFamilyAnswers(orderId);
  return (
    <Form
      form={form}
      label={phrases.yourFamily}
      refusals={{ failed: phrases.failed }}
      onSubmit={async ({ answers }) => {
        await save.mutateAsync({ answers, revision });
        forgetDraft();
        showToast({ message: phrases.savedFamily });
        onSaved();
      }}
    >
      {newerVersion}
      <p>{phrases.whoReadsAnswers}</p>
      <QuestionFields control={form.control} questions={shown} />
      <FormActions>
        <SubmitButton loadingLabel={phrases.saving} fullWidth>
          {phrases.save}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
