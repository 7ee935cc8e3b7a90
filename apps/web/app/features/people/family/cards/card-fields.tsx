import type { Card, PersonCard } from '@sangamam/contract/people/cards/card';
import { cardForm } from '@sangamam/contract/people/cards/card-form';
import type { AskedQuestion } from '@sangamam/contract/people/questionnaire/question';
import { useState } from 'react';

import { accessNeeds, allergies, diet } from '#phrases/domain/cards.ts';
import * as phrases from '#phrases/people/family/cards.ts';
import * as questionPhrases from '#phrases/people/family/questionnaire.ts';
import { accessOptions, allergyOptions, dietOptions } from '#web/domain/cards/need-options.ts';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { Callout } from '#web/ui/feedback/callout/callout.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { Folded } from '#web/ui/form/folded/folded.tsx';
import { FormChoice, FormText, FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { FormSeveral } from '#web/ui/form/form-several.tsx';
import { Form, FormActions, FormSection } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { QuestionFields } from '../questionnaire/question-fields.tsx';
import { useSaveCard } from './api.ts';
import { cardValues, type Contact } from './card-values.ts';

const yesOrNo = [
  { value: 'YES', label: phrases.yes },
  { value: 'NO', label: phrases.no },
];

/** The form of one person's card: what most families have nothing to say about is folded. */
export function CardFields({
  orderId,
  person,
  questions,
  keepsPrivate,
  contact,
  onSaved,
}: {
  orderId: string;
  person: PersonCard;
  /** Those of the convention that are asked of this person. */
  questions: readonly AskedQuestion[];
  keepsPrivate: boolean;
  contact: Contact | undefined;
  onSaved: (saved: Card) => void;
}) {
  const { personId, name, isUnreadable, earlier } = person;
  // One that is added meanwhile has no value in the form: it is asked when the card is opened again.
  const [opened] = useState(() => questions.map(({ questionId }) => questionId));
  const shown = questions.filter(({ questionId }) => opened.includes(questionId));
  const valuesOf = (stored: PersonCard) => cardValues(stored, contact, shown);
  const form = useAppForm({
    schema: cardForm({ keepsPrivate, questions: shown }),
    defaultValues: valuesOf(person),
  });
  const { revision, newerVersion } = useRevision(form, person, valuesOf);
  const forgetDraft = useFormDraft(form, `card.${orderId}.${personId}`, { leaveOut: ['healthNotes'] });
  const save = useSaveCard(orderId, personId);
  const { control } = form;
  const { accessNeeds: needed, accessNote, healthNotes } = valuesOf(person);
  const hasMore = needed.length > 0 || accessNote !== '' || healthNotes !== '';
  return (
    <Form
      form={form}
      label={phrases.cardOf({ name })}
      refusals={{ failed: phrases.failed }}
      onSubmit={async (card) => {
        await save.mutateAsync({ ...card, revision });
        forgetDraft();
        showToast({ message: phrases.saved({ name }) });
        onSaved(card);
      }}
    >
      {newerVersion}
      {earlier && <Callout tone="info">{phrases.fromLastTime}</Callout>}
      {isUnreadable && <Callout tone="warning">{phrases.unreadable}</Callout>}
      <FormSeveral control={control} name="diets" label={diet} options={dietOptions} optional />
      <FormSeveral control={control} name="allergies" label={allergies} options={allergyOptions} optional />
      <FormText
        control={control}
        name="foodNote"
        label={phrases.foodNote}
        description={phrases.foodNoteHint}
        maxLength={300}
        optional
      />
      <Folded title={phrases.moreToTell} hint={phrases.moreToTellHint} startsOpen={hasMore}>
        <FormSeveral
          control={control}
          name="accessNeeds"
          label={accessNeeds}
          options={accessOptions}
          optional
        />
        <FormText control={control} name="accessNote" label={phrases.accessNote} maxLength={300} optional />
        {keepsPrivate && (
          <FormTextarea
            control={control}
            name="healthNotes"
            label={phrases.healthNotes}
            description={phrases.healthNotesHint}
            maxLength={1000}
            optional
          />
        )}
      </Folded>
      {keepsPrivate ? (
        <>
          <FormText
            control={control}
            name="emergencyName"
            label={phrases.emergencyName}
            description={phrases.emergencyNameHint}
            autoComplete="off"
          />
          <FormText
            control={control}
            name="emergencyPhone"
            label={phrases.emergencyPhone}
            type="tel"
            inputMode="tel"
            autoComplete="off"
          />
        </>
      ) : (
        <Callout tone="info">{phrases.notKept}</Callout>
      )}
      <FormChoice control={control} name="mayPhotograph" label={phrases.mayPhotograph} options={yesOrNo} />
      <FormChoice control={control} name="mayPrint" label={phrases.mayPrint} options={yesOrNo} />
      {shown.length > 0 && (
        <FormSection title={questionPhrases.questions} description={questionPhrases.whoReadsAnswers}>
          <QuestionFields control={control} questions={shown} />
        </FormSection>
      )}
      <FormActions>
        <SubmitButton loadingLabel={phrases.saving} fullWidth>
          {phrases.save}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
