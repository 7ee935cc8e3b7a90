import type { StaffRole } from '@sangamam/contract/accounts/roles';
import { letterDraft, type LetterDraft } from '@sangamam/contract/letters/letter-draft';
import type { LetterDetail } from '@sangamam/contract/letters/letter-endpoints';
import { useFormState } from 'react-hook-form';

import * as phrases from '#phrases/letters/staff/letters.ts';
import { FormRichText } from '#web/domain/rich-text/form-rich-text.tsx';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { Folded } from '#web/ui/form/folded/folded.tsx';
import { FormText, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form, FormActions, FormSection } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useChangeLetter, useCreateLetter } from './api.ts';
import { AudienceFields, type ShowAudience } from './audience-fields.tsx';
import { letterFillIns, letterFromWire } from './letter-values.ts';

/** A letter to families; without `stored` it writes a new one, which starts as `start`. */
export function LetterForm({
  start,
  stored,
  audienceWords,
  roles,
  onSaved,
}: {
  start: LetterDraft;
  stored?: LetterDetail;
  audienceWords: ShowAudience;
  roles: readonly StaffRole[];
  onSaved: (saved: LetterDetail) => void;
}) {
  const form = useAppForm({ schema: letterDraft, defaultValues: stored ? letterFromWire(stored) : start });
  const { revision, newerVersion } = useRevision(form, stored, letterFromWire);
  const forget = useFormDraft(form, `letter.${stored?._id ?? start.conventionId}.${revision ?? 'new'}`);
  const create = useCreateLetter();
  const change = useChangeLetter(stored?._id ?? '');
  const { control } = form;
  const { errors } = useFormState({ control });
  return (
    <Form
      form={form}
      label={stored ? phrases.changeLetter : phrases.newLetter}
      errorTitle={phrases.saveFailed}
      onSubmit={async (draft) => {
        const saved = await (stored
          ? change.mutateAsync({ ...draft, revision: revision ?? 0 })
          : create.mutateAsync(draft));
        forget();
        onSaved(saved);
      }}
    >
      {newerVersion}
      <FormSection title={phrases.toWhom}>
        <AudienceFields
          control={control}
          start={stored?.audience ?? start.audience}
          conventionId={start.conventionId}
          audienceWords={audienceWords}
          roles={roles}
        />
      </FormSection>
      <FormSection title={phrases.inEnglish}>
        <FormText
          control={control}
          name="subjectEn"
          label={phrases.subjectEn}
          description={phrases.subjectHint}
          maxLength={150}
          autoComplete="off"
        />
        <FormRichText
          control={control}
          name="bodyEn"
          label={phrases.bodyEn}
          description={phrases.bodyHint}
          placeholders={letterFillIns}
        />
      </FormSection>
      <Folded
        title={phrases.inMalayalam}
        hint={phrases.inMalayalamHint}
        startsOpen={(stored?.bodyMl ?? '') !== ''}
        mustOpen={errors.subjectMl !== undefined || errors.bodyMl !== undefined}
      >
        <FormText
          control={control}
          name="subjectMl"
          label={phrases.subjectMl}
          maxLength={150}
          autoComplete="off"
          lang="ml"
          optional
        />
        <FormRichText
          control={control}
          name="bodyMl"
          label={phrases.bodyMl}
          placeholders={letterFillIns}
          lang="ml"
          optional
        />
      </Folded>
      <FormActions>
        <SubmitButton loadingLabel={phrases.saving}>{phrases.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}
