import type { TextField } from '@sangamam/contract/conventions/translations/convention-texts';
import { longestTranslationOf } from '@sangamam/contract/conventions/translations/convention-translations';
import type { ConventionInMalayalam } from '@sangamam/contract/conventions/translations/translation-endpoints';
import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';

import * as phrases from '#phrases/conventions/staff/translations.ts';
import {
  DoneCount,
  EnglishText,
  rowsFor,
  TranslationPair,
} from '#web/domain/translations/translation-pair.tsx';
import { useFormDraft } from '#web/lib/forms/form-draft.ts';
import { EmptyState } from '#web/ui/feedback/empty-state/empty-state.tsx';
import { showToast } from '#web/ui/feedback/toast/toast.ts';
import { CheckboxField } from '#web/ui/form/field/checkbox-field.tsx';
import { FormTextarea, SubmitButton } from '#web/ui/form/form-fields.tsx';
import { Form, FormActions, FormSection } from '#web/ui/form/form.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';

import { useSaveTranslations } from './api.ts';
import {
  fieldsOfRefusals,
  keyOfText,
  translationsForm,
  translationsFromWire,
  translationsToWire,
  type TranslationsInput,
} from './translation-values.ts';

type Text = ConventionInMalayalam['texts'][number];

/** Every text of a convention by package and add-on, the English one beside a field for the Malayalam one. */
export function TranslationsForm({ stored }: { stored: ConventionInMalayalam }) {
  const { conventionId, texts } = stored;
  const form = useAppForm({ schema: translationsForm, defaultValues: translationsFromWire(stored) });
  const { revision, setRevision, newerVersion } = useRevision(form, stored, translationsFromWire);
  const forget = useFormDraft(form, `translations.${conventionId}.${revision}`);
  const save = useSaveTranslations(conventionId);
  const typed = useWatch({ control: form.control, name: 'translations' });
  /** What was missing when only that was asked for: it stays while it is written. */
  const [missing, setMissing] = useState<ReadonlySet<string>>();
  const isDone = ({ en }: Text) => (typed[keyOfText(en)] ?? '').trim() !== '';
  const done = texts.filter(isDone).length;
  const total = texts.length;
  const shown = missing ? texts.filter((text) => missing.has(text.en) || !isDone(text)) : texts;
  if (total === 0) return <EmptyState title={phrases.nothingYet} />;
  return (
    <Form
      form={form}
      label={phrases.inMalayalam}
      errorTitle={phrases.saveFailed}
      refusals={{ fields: fieldsOfRefusals(texts) }}
      onSubmit={async (values) => {
        const saved = await save.mutateAsync({
          revision,
          translations: translationsToWire(texts, values),
        });
        forget();
        setRevision(saved.revision);
        form.reset(translationsFromWire(saved));
        showToast({ message: phrases.saved });
      }}
    >
      {newerVersion}
      <p>{done === total ? phrases.allTranslated({ total }) : phrases.standing({ done, total })}</p>
      <p>{phrases.howItWorks}</p>
      <CheckboxField
        label={phrases.onlyMissing}
        checked={missing !== undefined}
        onChange={(event) => {
          const left = texts.filter((text) => !isDone(text)).map(({ en }) => en);
          setMissing(event.target.checked ? new Set(left) : undefined);
        }}
      />
      {shown.length === 0 && <p>{phrases.nothingMissing}</p>}
      {[...Map.groupBy(shown, ({ id }) => id)].map(([id, ofPart]) => (
        <Part key={id} texts={ofPart} done={ofPart.filter(isDone).length} control={form.control} />
      ))}
      <FormActions>
        <SubmitButton>{phrases.save}</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** The texts of the convention itself, of a package or of an add-on. */
function Part<Output>({
  texts,
  done,
  control,
}: {
  texts: readonly Text[];
  done: number;
  control: Control<TranslationsInput, unknown, Output>;
}) {
  const [first] = texts;
  if (!first) return null;
  const counted = new Map<TextField, number>();
  const numbered = texts.map((text) => {
    const number = (counted.get(text.field) ?? 0) + 1;
    counted.set(text.field, number);
    return { text, number };
  });
  return (
    <FormSection
      title={phrases.parts[first.part]({ name: first.about })}
      description={
        <DoneCount isWhole={done === texts.length}>{phrases.doneOf({ done, total: texts.length })}</DoneCount>
      }
    >
      {numbered.map(({ text: { en, field }, number }) => (
        <TranslationPair key={en}>
          <FormTextarea
            control={control}
            name={`translations.${keyOfText(en)}`}
            label={phrases.fields[field]({ number })}
            description={<EnglishText text={en} />}
            lang="ml"
            optional
            autoComplete="off"
            rows={rowsFor(en)}
            maxLength={longestTranslationOf(en)}
          />
        </TranslationPair>
      ))}
    </FormSection>
  );
}
