import { useEffect } from 'react';
import { z } from 'zod';

import { Card } from '#web/ui/layout/card/card.tsx';
import { FileDrop } from '#web/ui/form/file-drop/file-drop.tsx';
import { Folded } from '#web/ui/form/folded/folded.tsx';
import { FormActions, FieldRow, Form, FormSection } from '#web/ui/form/form.tsx';
import { FormDay } from '#web/ui/form/form-day.tsx';
import { FormDialogActions } from '#web/ui/form/form-dialog-actions.tsx';
import {
  FormCheckbox,
  FormChoice,
  FormDateOfBirth,
  FormPhone,
  FormSelect,
  FormText,
  FormTextarea,
  SubmitButton,
} from '#web/ui/form/form-fields.tsx';
import { FormPassword } from '#web/ui/form/form-password.tsx';
import { FormSeveral } from '#web/ui/form/form-several.tsx';
import { useRevision } from '#web/ui/form/newer-version/use-revision.tsx';
import { PictureCropper } from '#web/ui/form/picture-cropper/picture-cropper.tsx';
import { FormStep, LastStepBack, useFormSteps } from '#web/ui/form/steps/form-steps.tsx';
import { useAppForm } from '#web/ui/form/use-app-form.ts';
import { Button } from '#web/ui/primitives/button/button.tsx';
import { Part, State } from '../part.tsx';
import type { Words } from '../words.ts';

const empty = {
  first: '',
  last: '',
  notes: '',
  kind: '',
  choice: '',
  several: [] as string[],
  agreed: false,
  phone: { countryCode: '+1', phoneNumber: '' },
  month: '',
  year: '',
  day: '',
  arrival: '',
  password: '',
};

const anything = z.custom<typeof empty>();
const steps = [['first', 'last'], ['notes']] as const;
// A picture of one colour, drawn here: nothing is loaded for it.
const picture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200"><rect width="320" height="200" fill="#8a6a1f"/></svg>',
  );

/** Whole forms: in sections, with what is wrong with them, in steps, and with a newer version than their own. */
export function Forms() {
  return <Part name="forms">{(words) => <FormsIn words={words} />}</Part>;
}

function FormsIn({ words }: { words: Words }) {
  const { label, act, other, title, sentence, hint } = words;
  return (
    <>
      <WrongForm words={words} />
      <FormInSteps words={words} />
      <FormOfOlderVersion words={words} />
      <Folded title={title} hint={sentence}>
        <p>{hint}</p>
      </Folded>
      <Folded title={title} hint={sentence} startsOpen>
        <p>{hint}</p>
      </Folded>
      <FileDrop
        id={`file-${words.script}`}
        act={act}
        orDrop={sentence}
        hint={hint}
        accept=".pdf"
        onFiles={() => undefined}
      />
      <State name="compact">
        <FileDrop
          id={`compact-file-${words.script}`}
          act={act}
          orDrop={sentence}
          accept=".pdf"
          compact
          onFiles={() => undefined}
        />
      </State>
      <State name="disabled">
        <FileDrop
          id={`no-file-${words.script}`}
          act={act}
          orDrop={sentence}
          hint={hint}
          accept=".pdf"
          disabled
          onFiles={() => undefined}
        />
      </State>
      <PictureCropper image={picture} aspect={1.6} onArea={() => undefined}>
        <Button variant="secondary">{other}</Button>
        <span className="visually-hidden">{label}</span>
      </PictureCropper>
    </>
  );
}

function WrongForm({
  words: { label, title, paragraph, error, hint, act, other, choices },
}: {
  words: Words;
}) {
  const form = useAppForm<typeof empty, typeof empty>({ schema: anything, defaultValues: empty });
  const { control } = form;
  const options = choices.map((choice, index) => ({ value: String(index), label: choice }));
  useEffect(() => {
    for (const name of ['first', 'last', 'kind', 'agreed'] as const) form.setError(name, { message: error });
  }, [form, error]);
  return (
    <Card bordered>
      <Form form={form} onSubmit={() => undefined} label={title} asksBeforeLeaving={false}>
        <FormSection title={title} description={paragraph}>
          <FieldRow>
            <FormText control={control} name="first" label={label} />
            <FormText control={control} name="last" label={label} description={hint} />
          </FieldRow>
          <FormSelect control={control} name="kind" label={label} options={options} placeholder="–" />
          <FormChoice control={control} name="choice" label={label} options={options} />
          <FormSeveral control={control} name="several" label={label} options={options} />
          <FormPhone
            control={control}
            name="phone"
            label={label}
            dialCodes={[{ value: '+1', label: '+1' }]}
          />
          <FormDateOfBirth control={control} label={label} years={{ youngest: 0, oldest: 99 }} />
          <FormDay control={control} name="arrival" label={label} />
          <FormPassword control={control} name="password" label={label} />
          <FormTextarea control={control} name="notes" label={label} optional />
          <FormCheckbox control={control} name="agreed" label={hint} />
        </FormSection>
        <FormActions>
          <SubmitButton>{act}</SubmitButton>
          <Button variant="secondary">{other}</Button>
        </FormActions>
      </Form>
    </Card>
  );
}

function FormInSteps({ words: { label, title, longTitle, act } }: { words: Words }) {
  const form = useAppForm<typeof empty, typeof empty>({ schema: anything, defaultValues: empty });
  const inSteps = useFormSteps(form, steps);
  return (
    <Form form={form} onSubmit={() => undefined} label={longTitle} steps={inSteps} asksBeforeLeaving={false}>
      <FormStep at={0} title={title}>
        <FormText control={form.control} name="first" label={label} />
        <FormText control={form.control} name="last" label={label} />
      </FormStep>
      <FormStep at={1} title={longTitle}>
        <FormText control={form.control} name="notes" label={label} />
        <SubmitButton fullWidth>{act}</SubmitButton>
        <LastStepBack />
      </FormStep>
    </Form>
  );
}

function FormOfOlderVersion({ words: { label, name, act, title } }: { words: Words }) {
  const values = { ...empty, first: name };
  const form = useAppForm<typeof empty, typeof empty>({ schema: anything, defaultValues: values });
  const stored = { revision: 1 };
  const { newerVersion, setRevision } = useRevision(form, stored, () => ({}));
  useEffect(() => {
    setRevision(0);
  }, [setRevision]);
  return (
    <Form form={form} onSubmit={() => undefined} label={title} asksBeforeLeaving={false}>
      {newerVersion}
      <FormText control={form.control} name="first" label={label} />
      <FormDialogActions submit={act} onCancel={() => undefined} />
    </Form>
  );
}
