import { questionForm } from '@sangamam/contract/people/questionnaire/question-draft';
import {
  hasOptions,
  questionAudiences,
  questionKinds,
  questionLimits,
} from '@sangamam/contract/people/questionnaire/question';
import type { ConventionQuestion } from '@sangamam/contract/people/questionnaire/question-admin-endpoints';
import { useWatch } from 'react-hook-form';

import * as phrases from '#phrases/people/staff/questionnaire.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { FormCheckbox, FormChoice, FormSelect, FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FieldRow, Form, FormActions, FormSection } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useAddQuestion, useChangeQuestion } from './api.ts';
import { emptyQuestion, questionFromWire } from './question-values.ts';
import { QuestionOptions } from './question-options.tsx';

const kindOptions = questionKinds.map((value) => ({ value, label: phrases.kinds[value] }));
const audienceOptions = questionAudiences.map((value) => ({ value, label: phrases.audiences[value] }));

/** A question of a convention; without `stored` it adds one. What families have answered is shown, not offered. */
export function QuestionForm({
  conventionId,
  stored,
  onSaved,
}: {
  conventionId: string;
  stored?: ConventionQuestion;
  onSaved: (saved: ConventionQuestion) => void;
}) {
  const form = useAppForm({
    schema: questionForm,
    defaultValues: stored ? questionFromWire(stored) : emptyQuestion,
  });
  const { revision, newerVersion } = useRevision(form, stored, questionFromWire);
  const forget = useFormDraft(form, `question.${stored?.questionId ?? conventionId}.${revision ?? 'new'}`);
  const add = useAddQuestion(conventionId);
  const change = useChangeQuestion(stored?.questionId ?? '');
  const { control } = form;
  const [kind, askedOf] = useWatch({ control, name: ['kind', 'askedOf'] });
  const isAnswered = stored?.isAnswered === true;
  return (
    <Form
      form={form}
      label={stored ? phrases.changeQuestion : phrases.newQuestion}
      errorTitle={phrases.saveFailed}
      onSubmit={async (draft) => {
        const saved = await (stored
          ? change.mutateAsync({ ...draft, revision: revision ?? 0 })
          : add.mutateAsync(draft));
        forget();
        onSaved(saved);
      }}
    >
      {newerVersion}
      {isAnswered && <Callout tone="info">{phrases.bent}</Callout>}
      <FormText
        control={control}
        name="text.en"
        label={phrases.inEnglish}
        description={phrases.inEnglishHint}
        maxLength={questionLimits.wording}
        autoComplete="off"
      />
      <FormText
        control={control}
        name="text.ml"
        label={phrases.inMalayalam}
        description={phrases.inMalayalamHint}
        maxLength={questionLimits.wording}
        autoComplete="off"
        lang="ml"
        optional
      />
      <FormSelect
        control={control}
        name="kind"
        label={phrases.kind}
        options={kindOptions}
        disabled={isAnswered}
      />
      {hasOptions(kind) && <QuestionOptions control={control} stored={isAnswered ? stored : undefined} />}
      {kind === 'NUMBER' && (
        <FormText
          control={control}
          name="max"
          label={phrases.max}
          inputMode="numeric"
          autoComplete="off"
          optional
        />
      )}
      <FormSection title={phrases.forWhom}>
        <FormChoice
          control={control}
          name="askedOf"
          label={phrases.askedOf}
          options={audienceOptions}
          disabled={isAnswered}
        />
        {askedOf === 'PERSON' && (
          <FieldRow keepsColumns>
            <FormText
              control={control}
              name="fromAge"
              label={phrases.fromAge}
              description={phrases.ageHint}
              inputMode="numeric"
              autoComplete="off"
              optional
            />
            <FormText
              control={control}
              name="toAge"
              label={phrases.toAge}
              description={phrases.ageHint}
              inputMode="numeric"
              autoComplete="off"
              optional
            />
          </FieldRow>
        )}
        <FormText
          control={control}
          name="askedFrom"
          label={phrases.askedFrom}
          description={phrases.askedFromHint}
          type="date"
          optional
        />
        <FormCheckbox
          control={control}
          name="required"
          label={phrases.isRequired}
          description={phrases.isRequiredHint}
        />
      </FormSection>
      <FormActions>
        <SubmitButton loadingLabel={phrases.saving}>{stored ? phrases.save : phrases.add}</SubmitButton>
      </FormActions>
    </Form>
  );
}
